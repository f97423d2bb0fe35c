import { formatPlacement, ranksOf } from '../fen/placement.js';
import type { Diagnostic, Fix, Reading } from '../fen/types.js';
import { translations } from './alphabets.js';

const WHOLE_RANK = 8;
/** A rank longer than this is no slip of the pen. */
const LONGEST_SLIP = 20;
/** A placement of single empty squares has 71 characters; what is longer than this is none. */
const LONGEST_PLACEMENT = 200;

function widthOf(rank: string): number {
  let width = 0;
  for (const character of rank) width += +character || 1;
  return width;
}

function placementFix(code: string, data: Fix['data'], ranks: readonly string[]): Fix {
  const value = ranks.join('/');
  return { code, data, commands: [{ type: 'set-field', field: 'placement', value }] };
}

/** The rank with one number of empty squares changed so that it fits, for each number that can be. */
function withOtherDigit(rank: string, missing: number): string[] {
  const results: string[] = [];
  for (let at = 0; at < rank.length; at++) {
    const digit = +rank[at]!;
    if (!digit) continue;
    const fitting = digit + missing;
    if (fitting < 0 || fitting > WHOLE_RANK) continue;
    results.push(rank.slice(0, at) + (fitting || '') + rank.slice(at + 1));
  }
  return results;
}

/** The rank with one run of pawns made longer or shorter so that it fits, longest runs first. */
function withOtherPawns(rank: string, missing: number): string[] {
  const runs = [...rank.matchAll(/P+|p+/g)].sort((a, b) => b[0].length - a[0].length);
  return runs
    .filter(([run]) => run.length + missing > 0)
    .map(({ 0: run, index }) => {
      const fitting = run[0]!.repeat(run.length + missing);
      return rank.slice(0, index) + fitting + rank.slice(index + run.length);
    });
}

function pawnsIn(text: string, pawn: string): number {
  return text.split(pawn).length - 1;
}

/** Ranks with as many men as may be are the likeliest; ninth pawns are no mend. */
function fittingRanks(ranks: readonly string[], at: number, asRead: string): string[] {
  const rank = ranks[at]!;
  if (rank.length > LONGEST_SLIP) return [];
  const missing = WHOLE_RANK - widthOf(rank);
  const others = ranks.filter((_, index) => index !== at).join('/');
  const hasRoom = (candidate: string): boolean =>
    pawnsIn(others + candidate, 'P') <= 8 && pawnsIn(others + candidate, 'p') <= 8;
  const isPawnRank = (at === 1 || at === 6) && pawnsIn(rank.toLowerCase(), 'p') > 3;
  const pawns = isPawnRank ? withOtherPawns(rank, missing).slice(0, 2) : [];
  const candidates = [...pawns, ...withOtherDigit(rank, missing), asRead];
  return candidates.filter((candidate) => widthOf(candidate) === WHOLE_RANK && hasRoom(candidate));
}

/** The rank cut into whole ones, `null` where it can't be. */
function wholeRanks(rank: string): string[] | null {
  const whole: string[] = [];
  let start = 0;
  let width = 0;
  for (let at = 0; at < rank.length; at++) {
    width += widthOf(rank[at]!);
    if (width > WHOLE_RANK) return null;
    if (width < WHOLE_RANK) continue;
    whole.push(rank.slice(start, at + 1));
    start = at + 1;
    width = 0;
  }
  return width === 0 && whole.length > 1 ? whole : null;
}

/** Slashes were left out where a rank holds several whole ones. */
function splitRanks(ranks: readonly string[]): Fix[] {
  return ranks.flatMap((from, at) => {
    const whole = wholeRanks(from);
    if (!whole) return [];
    const data = { from, to: whole.join('/') };
    return [placementFix('split-rank', data, ranks.toSpliced(at, 1, ...whole))];
  });
}

/** Runs of empty ranks are where people miscount. */
function otherCount(ranks: readonly string[], reading: Reading): Fix[] {
  const empty = ranks.indexOf('8');
  const fixes: Fix[] = [];
  if (ranks.length < WHOLE_RANK) fixes.push(...splitRanks(ranks));
  if (ranks.length === WHOLE_RANK - 1 && empty >= 0) {
    const inserted = ranks.toSpliced(empty, 0, '8');
    fixes.push(placementFix('insert-empty-rank', { rank: WHOLE_RANK - empty }, inserted));
  }
  if (ranks.length === WHOLE_RANK + 1 && empty >= 0) {
    fixes.push(placementFix('remove-empty-rank', {}, ranks.toSpliced(empty, 1)));
  }
  const asRead = formatPlacement(reading.position.placement);
  const code = ranks.length < WHOLE_RANK ? 'fill-with-empty-ranks' : 'leave-out-ranks';
  fixes.push(placementFix(code, { count: Math.abs(ranks.length - WHOLE_RANK) }, [asRead]));
  return fixes;
}

function menIn(text: string): number {
  return text.replace(/[^PNBRQK]/gi, '').length;
}

/** What could mend a placement that can't be read, without losing most of its men. */
export function placementCandidates(reading: Reading, finding: Diagnostic): Fix[] {
  const { text } = reading.fields.placement;
  if (text.length > LONGEST_PLACEMENT) return [];
  return candidates(reading, finding, ranksOf(text)).filter(({ commands: [command] }) => {
    return command?.type === 'set-field' && menIn(command.value) * 2 >= menIn(text);
  });
}

function candidates(reading: Reading, finding: Diagnostic, ranks: readonly string[]): Fix[] {
  if (finding.code === 'placement-rank-count') return otherCount(ranks, reading);
  const rank = Number(finding.data.rank);
  const at = WHOLE_RANK - rank;
  const from = ranks[at];
  if (from === undefined) return [];
  const asRead = formatPlacement(reading.position.placement).split('/')[at]!;
  const fitting =
    finding.code === 'placement-rank-length' ? fittingRanks(ranks, at, asRead) : [asRead];
  const rewrites = fitting.map((to) =>
    placementFix('rewrite-rank', { rank, from, to }, ranks.with(at, to)),
  );
  if (finding.code === 'placement-letter') {
    const read = translations(reading.fields.placement.text);
    rewrites.unshift(
      ...read.map(({ placement, languages }) => ({
        code: 'read-letters',
        data: { languages },
        commands: [{ type: 'set-field', field: 'placement', value: placement } as const],
      })),
    );
  }
  const isDivided = ranks.length < WHOLE_RANK && wholeRanks(from) !== null;
  return isDivided ? [...splitRanks(ranks), ...rewrites] : rewrites;
}
