import type { TextReading, Verdict } from '../fen/types.js';
import { isNone } from './positions.js';

const number = (count: number): string => count.toLocaleString('en');
const counted = (count: number, one: string): string =>
  `${number(count)} ${one}${count === 1 ? '' : 's'}`;

/** What was found, in numbers. */
export class Summary {
  readonly #verdicts: Record<Verdict, number> = {
    unreadable: 0,
    illegal: 0,
    unreachable: 0,
    valid: 0,
  };
  /** Lines that were to be a position and are none. */
  #others = 0;

  add(reading: TextReading): void {
    if (isNone(reading)) this.#others++;
    else this.#verdicts[reading.verdict]++;
  }

  get #positions(): number {
    return Object.values(this.#verdicts).reduce((sum, count) => sum + count);
  }

  /** How far the work has come; `share` is the part of the file, where that is known. */
  progress(share: number | null): string {
    const bad = this.#positions - this.#verdicts.valid + this.#others;
    const percent = share === null ? '' : `${Math.floor(share * 100)} %  `;
    return `${percent}${counted(this.#positions, 'position')}, ${number(bad)} not valid`;
  }

  /** “1,000 positions: 3 unreadable, 12 illegal, 985 valid.” */
  text(): string {
    if (this.#positions === 0) return 'No position.';
    const counts = Object.entries(this.#verdicts).filter(([, count]) => count > 0);
    const verdicts = counts.map(([verdict, count]) => `${number(count)} ${verdict}`).join(', ');
    const others = this.#others > 0 ? ` ${counted(this.#others, 'line')} without a position.` : '';
    return `${counted(this.#positions, 'position')}: ${verdicts}.${others}`;
  }

  /** Whether it looks as if lines were never meant to be positions. */
  get isOtherText(): boolean {
    return this.#others > 1 && this.#others >= this.#positions;
  }
}
