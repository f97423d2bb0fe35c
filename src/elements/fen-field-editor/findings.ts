import type { Diagnostic } from '../../fen/types.js';
import { findings } from '../../locales/en.js';

/** A finding in words. */
export const sentenceOf = ({ code, data }: Diagnostic): string => findings[code]?.(data) ?? code;
