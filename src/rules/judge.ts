import { laterFields } from '../fen/field-readers.js';
import { isAssumption } from '../fen/assumptions.js';
import type {
  Diagnostic,
  Edit,
  FenOptions,
  Field,
  Position,
  Reading,
  Verdict,
} from '../fen/types.js';
import { looksTurned } from './against-the-pawns.js';
import { castlingRights } from './castling-rights.js';
import { check } from './check.js';
import { deadPosition } from './dead-position.js';
import { enPassantNotCapturable } from './en-passant-not-capturable.js';
import { enPassantSquare } from './en-passant-square.js';
import { allKnown, gatherFacts } from './facts.js';
import type { Finding, Known, Rule } from './facts.js';
import { halfmoveClockEnPassant } from './halfmove-clock-en-passant.js';
import { halfmoveClockTooHigh } from './halfmove-clock-too-high.js';
import { kingCount } from './king-count.js';
import { kingsAdjacent } from './kings-adjacent.js';
import { lastMove } from './last-move.js';
import { looksMirrored } from './looks-mirrored.js';
import { looksOtherSideToMove } from './looks-other-side-to-move.js';
import { opponentInCheck } from './opponent-in-check.js';
import { pawnCaptures } from './pawn-captures.js';
import { pawnOrigins } from './pawn-origins.js';
import { pieceLockedIn } from './piece-locked-in.js';
import { parity } from './parity.js';
import { pawnOnBackRank } from './pawn-on-back-rank.js';
import { rangeOf } from './ranges.js';
import { stalemate } from './stalemate.js';
import { tooManyPawns } from './too-many-pawns.js';
import { tooManyPieces } from './too-many-pieces.js';
import { tooManyPromoted } from './too-many-promoted.js';

/** What the rules say of a position. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Errors of the text first, then legality, reachability, suspicion, notes. */
  readonly diagnostics: readonly Diagnostic[];
}

// Called one by one and not from a list, which takes the engine a quarter of the time of a game position.

const judgeLegality: Rule = (facts, report) => {
  kingCount(facts, report);
  kingsAdjacent(facts, report);
  opponentInCheck(facts, report);
  pawnOnBackRank(facts, report);
  tooManyPawns(facts, report);
  tooManyPieces(facts, report);
  castlingRights(facts, report);
  enPassantSquare(facts, report);
};

const judgeReachability: Rule = (facts, report) => {
  tooManyPromoted(facts, report);
  pieceLockedIn(facts, report);
  pawnOrigins(facts, report);
  pawnCaptures(facts, report);
  lastMove(facts, report);
  parity(facts, report);
  halfmoveClockTooHigh(facts, report);
  halfmoveClockEnPassant(facts, report);
};

const judgeSuspicion: Rule = (facts, report) => {
  looksTurned(facts, report);
  looksMirrored(facts, report);
  looksOtherSideToMove(facts, report);
};

const takeNotes: Rule = (facts, report) => {
  enPassantNotCapturable(facts, report);
  check(facts, report);
  stalemate(facts, report);
  deadPosition(facts, report);
};

interface Findings {
  readonly findings: readonly Finding[];
  readonly sound: boolean;
}

function find(position: Position, options: FenOptions, known: Known): Findings {
  if (!known.placement) return { findings: [], sound: false };
  const facts = gatherFacts(position, options.variant ?? 'standard', known);
  const findings: Finding[] = [];
  const report = (finding: Finding): void => void findings.push(finding);
  judgeLegality(facts, report);
  // All the rest is looked for only on a placement that legality has passed.
  const sound = !findings.some(({ field }) => field === 'placement');
  if (sound) {
    judgeReachability(facts, report);
    judgeSuspicion(facts, report);
    takeNotes(facts, report);
  }
  return { findings, sound };
}

function verdictOf(diagnostics: readonly Diagnostic[]): Verdict {
  let verdict: Verdict = 'valid';
  for (const { category, severity } of diagnostics) {
    if (severity === 'error' && category === 'syntax') return 'unreadable';
    if (category === 'legality') verdict = 'illegal';
    if (category === 'reachability' && verdict === 'valid') verdict = 'unreachable';
  }
  return verdict;
}

function isGiven({ state, range }: Field, edits: readonly Edit[]): boolean {
  return (
    state === 'given' &&
    (edits.length === 0 || !edits.some((edit) => isAssumption(edit) && edit.range[0] === range[0]))
  );
}

function knownFields({ fields, edits }: Reading): Known {
  const placement = isGiven(fields.placement, edits);
  const activeColor = isGiven(fields.activeColor, edits);
  const castling = isGiven(fields.castling, edits);
  const enPassant = isGiven(fields.enPassant, edits);
  const halfmoveClock = isGiven(fields.halfmoveClock, edits);
  const fullmoveNumber = isGiven(fields.fullmoveNumber, edits);
  return placement && activeColor && castling && enPassant && halfmoveClock && fullmoveNumber
    ? allKnown
    : { placement, activeColor, castling, enPassant, halfmoveClock, fullmoveNumber };
}

/** Fields that the text leaves to FEN's defaults. An EPD record has no counters to miss. */
function missingFields(reading: Reading): Diagnostic[] {
  const names = Object.keys(reading.operations).length > 0 ? laterFields.slice(0, 3) : laterFields;
  return names
    .filter((field) => reading.fields[field].state === 'missing')
    .map((field) => ({
      code: 'field-missing',
      severity: 'info',
      category: 'note',
      field,
      range: reading.fields[field].range,
      squares: [],
      data: { field },
    }));
}

/**
 * Judges what a text says: its syntax findings, and every finding of the rules with its place in the
 * text. What could not be read or was assumed is no evidence for or against anything.
 */
export function judge(reading: Reading, options: FenOptions = {}): Judgement {
  const known = knownFields(reading);
  const { findings, sound } = find(reading.position, options, known);
  const diagnostics: Diagnostic[] =
    reading.diagnostics.length === 0
      ? []
      : reading.diagnostics.filter(({ category }) => category === 'syntax');
  for (const finding of findings) {
    diagnostics.push({ ...finding, range: rangeOf(finding, reading) });
  }
  if (sound && known !== allKnown) diagnostics.push(...missingFields(reading));
  return { verdict: verdictOf(diagnostics), diagnostics };
}

/** Asks for the deeper pass. */
export interface DeepOptions extends FenOptions {
  readonly depth: 'deep';
  /** Ends the deeper pass; what the first one found stands. */
  readonly signal?: AbortSignal;
}

/**
 * Judges a position as it stands, all of it taken as given. Ranges are `null`, and the verdict is
 * `illegal`, `unreachable` or `valid`. Never throws.
 *
 * With `depth: 'deep'` it returns a promise, never rejected. A position that the rules call valid is then
 * searched further, in slices of a few milliseconds, for at most a few seconds, until it is
 * found unreachable or the search, loaded for it, has ended.
 */
export function validate(position: Position, options: DeepOptions): Promise<Judgement>;
export function validate(position: Position, options?: FenOptions): Judgement;
export function validate(
  position: Position,
  options: FenOptions | DeepOptions = {},
): Judgement | Promise<Judgement> {
  const { findings } = find(position, options, allKnown);
  const judgement = judgementOf(findings);
  if (!('depth' in options) || options.depth !== 'deep') return judgement;
  return judgement.verdict === 'valid'
    ? judgeDeeper(position, options, findings, judgement)
    : Promise.resolve(judgement);
}

function judgementOf(findings: readonly Finding[]): Judgement {
  const diagnostics = findings.map((finding): Diagnostic => ({ ...finding, range: null }));
  return { verdict: verdictOf(diagnostics), diagnostics };
}

async function judgeDeeper(
  position: Position,
  options: DeepOptions,
  findings: readonly Finding[],
  otherwise: Judgement,
): Promise<Judgement> {
  try {
    const { lookDeeper } = await import('./deep/look-deeper.js');
    const facts = gatherFacts(position, options.variant ?? 'standard', allKnown);
    const found = await lookDeeper(facts, options.signal);
    return found ? judgementOf([found, ...findings]) : otherwise;
  } catch {
    // The file of the deeper pass could not be loaded.
    return otherwise;
  }
}
