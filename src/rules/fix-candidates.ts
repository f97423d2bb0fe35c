import { laterFields } from '../fen/field-readers.js';
import { castlingRight } from '../fen/castling.js';
import { opposite, squareIndex } from '../fen/squares.js';
import type {
  Color,
  Diagnostic,
  EditCommand,
  FenOptions,
  Fix,
  Position,
  Reading,
  Transform,
} from '../fen/types.js';
import { impossibleRights } from './castling-rights.js';
import {
  extraKing,
  kingInCheck,
  kingsApart,
  missingKing,
  missingKingElsewhere,
} from './fix-kings.js';
import { surplusMen, surplusPawns } from './fix-men.js';
import { fieldsInOrder } from './fix-fields.js';
import { fix, removePiece, setField } from './fix-parts.js';
import { placementCandidates } from './fix-placement.js';

const initialFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function setTurn(color: Color, ...more: EditCommand[]): Fix {
  return fix('set-active-color', { color }, setField('activeColor', color), ...more);
}

function transformFix(transform: Transform): Fix {
  return fix(transform, {}, { type: 'transform', transform });
}

/** A board seen from Black's side has its kings on the d-file. */
function turnedBoard({ placement }: Position): Fix[] {
  const onFile = (file: number): number =>
    placement.filter((piece, index) => (piece === 'K' || piece === 'k') && (index & 7) === file)
      .length;
  const fixes = [transformFix('flip-ranks'), transformFix('rotate')];
  return onFile(3) > onFile(4) ? fixes.reverse() : fixes;
}

/** Changing the turn makes a set en passant square wrong, so it goes too where it has to. */
function otherTurn({ position }: Reading): Fix[] {
  const color = opposite(position.activeColor);
  return position.enPassant
    ? [setTurn(color), setTurn(color, setField('enPassant', '-'))]
    : [setTurn(color)];
}

function withoutLetters(castling: string, letters: string): EditCommand {
  const rest = [...castling].filter((letter) => !letters.includes(letter)).join('');
  return setField('castling', rest || '-');
}

/** All that can't be in one step; and only what the finding is about, where that is less. */
function dropRights({ position }: Reading, finding: Diagnostic, options: FenOptions): Fix[] {
  const impossible = impossibleRights(position, options.variant);
  const own = String(finding.data.right ?? finding.data.rights ?? '');
  const drop = (letters: string): Fix => {
    const command = withoutLetters(position.castling, letters);
    if (letters.length > 1) return fix('drop-castling-rights', { rights: letters }, command);
    const side = castlingRight(letters)?.side ?? '';
    const color: Color = letters < 'a' ? 'w' : 'b';
    return fix('drop-castling-right', { right: letters, side, color }, command);
  };
  return [drop(impossible), drop(own)];
}

/** One of the men that a finding is about. */
function oneLess({ position }: Reading, finding: Diagnostic): Fix[] {
  return finding.squares
    .filter((square) => !'Kk'.includes(position.placement[squareIndex(square)] ?? 'k'))
    .map((square) => removePiece(position, square));
}

/** Rights say that kings and rooks have not moved; without them they may have. */
function dropAllRights({ position }: Reading): Fix[] {
  const rights = position.castling;
  if (rights === '') return [];
  return [fix('drop-castling-rights', { rights }, setField('castling', '-'))];
}

function clearEnPassant({ position }: Reading): Fix[] {
  const square = position.enPassant ?? '';
  return [fix('clear-en-passant', { square }, setField('enPassant', '-'))];
}

function clearSetEnPassant(reading: Reading): Fix[] {
  return reading.position.enPassant === null ? [] : clearEnPassant(reading);
}

/** Many write the square of the pawn instead of the one behind it. */
function mendEnPassant(reading: Reading): Fix[] {
  const { position } = reading;
  const square = position.enPassant;
  const candidates = clearEnPassant(reading);
  if (square === null) return candidates;
  const piece = position.placement[squareIndex(square)];
  const behind =
    piece === 'P' && square[1] === '4' ? '3' : piece === 'p' && square[1] === '5' ? '6' : '';
  if (behind) {
    const target = square[0]! + behind;
    candidates.unshift(fix('set-en-passant', { square: target }, setField('enPassant', target)));
  }
  return [...candidates, setTurn(opposite(position.activeColor))];
}

function clock(field: 'halfmoveClock' | 'fullmoveNumber', text: string, least: string): Fix[] {
  const code = field === 'halfmoveClock' ? 'set-halfmove-clock' : 'set-fullmove-number';
  const digits = /\d+/.exec(text)?.[0];
  const values = digits && digits.length < 5 ? [`${+digits || least}`, least] : [least];
  return values.map((value) => fix(code, { value }, setField(field, value)));
}

function clockTooHigh({ position }: Reading): Fix[] {
  const { halfmoveClock, activeColor } = position;
  const number = `${Math.ceil((halfmoveClock + (activeColor === 'w' ? 0 : -1)) / 2) + 1}`;
  return [
    fix('set-halfmove-clock', { value: '0' }, setField('halfmoveClock', '0')),
    fix('set-fullmove-number', { value: number }, setField('fullmoveNumber', number)),
  ];
}

function castlingUnreadable({ position }: Reading): Fix[] {
  const values = position.castling ? [position.castling, '-'] : ['-'];
  return values.map((value) => fix('set-castling', { value }, setField('castling', value)));
}

function withoutRange(text: string, { range, data }: Diagnostic): Fix[] {
  if (!range) return [];
  const before = text.slice(0, range[0]);
  const rest =
    (range[1] < text.length ? before : before.trimEnd()) + text.slice(range[1]).trimStart();
  return [fix('remove-text', { text: data.text ?? '' }, { type: 'set-text', text: rest })];
}

function writeMissing(reading: Reading): Fix[] {
  const { position } = reading;
  const values = {
    activeColor: position.activeColor,
    castling: position.castling || '-',
    enPassant: position.enPassant ?? '-',
    halfmoveClock: `${position.halfmoveClock}`,
    fullmoveNumber: `${position.fullmoveNumber}`,
  };
  const missing = laterFields.filter((name) => reading.fields[name].state === 'missing');
  const commands = missing.map((name) => setField(name, values[name]));
  const written = missing.map((name) => values[name]).join(' ');
  return [fix('write-missing-fields', { fields: written }, ...commands)];
}

/** What could mend a finding, the likeliest first; nothing here has been tried yet. */
export function fixCandidates(
  text: string,
  reading: Reading,
  finding: Diagnostic,
  options: FenOptions,
): readonly Fix[] {
  const { position } = reading;
  const color: Color = finding.data.color === 'b' ? 'b' : 'w';
  switch (finding.code) {
    case 'text-empty':
      return [fix('start-position', {}, { type: 'set-text', text: initialFen })];
    case 'placement-rank-count':
    case 'placement-rank-length':
    case 'placement-letter':
    case 'placement-digit':
      return placementCandidates(reading, finding);
    case 'active-color-unreadable':
      return [...fieldsInOrder(text, reading), setTurn('w'), setTurn('b')];
    case 'castling-unreadable':
      return [...fieldsInOrder(text, reading), ...castlingUnreadable(reading)];
    case 'en-passant-unreadable':
      return [...fieldsInOrder(text, reading), ...clearEnPassant(reading)];
    case 'halfmove-clock-unreadable':
      return clock('halfmoveClock', reading.fields.halfmoveClock.text, '0');
    case 'fullmove-number-unreadable':
      return clock('fullmoveNumber', reading.fields.fullmoveNumber.text, '1');
    case 'king-missing':
      return missingKing(reading, color);
    case 'king-extra':
      return extraKing(reading, finding, color);
    case 'kings-adjacent':
      return kingsApart(reading, finding);
    case 'opponent-in-check':
    case 'looks-other-side-to-move':
      return otherTurn(reading);
    case 'pawn-on-back-rank': {
      const data = { count: finding.squares.length, piece: 'P', square: finding.squares[0] ?? '' };
      const commands = finding.squares.map((square): EditCommand => ({ type: 'remove', square }));
      return [fix('remove-pawns', data, ...commands)];
    }
    case 'too-many-pawns':
      return surplusPawns(reading, finding);
    case 'too-many-pieces':
      return surplusMen(reading, finding);
    case 'castling-without-king':
    case 'castling-without-rook':
      return dropRights(reading, finding, options);
    case 'en-passant-rank':
    case 'en-passant-no-pawn':
    case 'en-passant-blocked':
      return mendEnPassant(reading);
    case 'en-passant-not-capturable':
      return clearEnPassant(reading);
    case 'halfmove-clock-too-high':
      return clockTooHigh(reading);
    case 'halfmove-clock-en-passant':
      return [
        fix('set-halfmove-clock', { value: '0' }, setField('halfmoveClock', '0')),
        ...clearEnPassant(reading),
      ];
    case 'too-many-promoted':
    case 'pawn-captures-impossible':
    case 'piece-locked-in':
    case 'too-many-checkers':
      return oneLess(reading, finding);
    case 'impossible-check':
      return [...oneLess(reading, finding), ...dropAllRights(reading)];
    case 'en-passant-impossible-check':
      return [...clearEnPassant(reading), ...oneLess(reading, finding)];
    case 'no-last-move':
      return [...otherTurn(reading), ...dropAllRights(reading), ...clearSetEnPassant(reading)];
    case 'parity':
      return otherTurn(reading);
    case 'looks-mirrored':
      return [transformFix('mirror')];
    case 'looks-upside-down':
      return turnedBoard(position);
    case 'looks-color-swapped':
      return [transformFix('swap-case')];
    case 'trailing-text':
    case 'extra-text':
      return [...fieldsInOrder(text, reading), ...withoutRange(text, finding)];
    case 'field-missing':
      return [...fieldsInOrder(text, reading), ...writeMissing(reading)];
    default:
      return [];
  }
}

/** What may help where none of the likely mends does. */
export function otherCandidates(reading: Reading, finding: Diagnostic): readonly Fix[] {
  const color: Color = finding.data.color === 'b' ? 'b' : 'w';
  switch (finding.code) {
    case 'king-missing':
      return missingKingElsewhere(reading, color);
    case 'opponent-in-check':
      return kingInCheck(reading, finding, color);
    default:
      return [];
  }
}
