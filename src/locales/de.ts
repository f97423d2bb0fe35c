import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { kindOf, colorOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { capitalized, shortened } from './phrases.js';

const { count, list, number, languageName } = formsOf('de');

const kinds: Readonly<Record<Kind, string>> = {
  k: 'König',
  q: 'Dame',
  r: 'Turm',
  b: 'Läufer',
  n: 'Springer',
  p: 'Bauer',
};
const manyOf: Readonly<Record<Kind, string>> = {
  k: 'Könige',
  q: 'Damen',
  r: 'Türme',
  b: 'Läufer',
  n: 'Springer',
  p: 'Bauern',
};

const side = (color: unknown): string => (color === 'b' ? 'Schwarz' : 'Weiß');
const otherSide = (color: unknown): string => (color === 'b' ? 'Weiß' : 'Schwarz');
/** „weiße Bauern“, wessen Farbe auch immer. */
const stem = (color: unknown): string => (color === 'b' ? 'schwarz' : 'weiß');
const toMove = (color: unknown): string => `${side(color)} am Zug`;

/** „weißer König“, „weiße Dame“. */
const pieceName = (piece: unknown): string => {
  const kind = kindOf(piece);
  return `${stem(colorOf(piece))}${kind === 'q' ? 'e' : 'er'} ${kinds[kind]}`;
};
/** „Der weiße König“. */
const thePiece = (piece: unknown): string => {
  const kind = kindOf(piece);
  return `${kind === 'q' ? 'Die' : 'Der'} ${stem(colorOf(piece))}e ${kinds[kind]}`;
};
/** Im vierten Fall: „weißen König“, „weißen Bauern“. */
const pieceObject = (piece: unknown): string => {
  const kind = kindOf(piece);
  const name = kind === 'p' ? 'Bauern' : kinds[kind];
  return `${stem(colorOf(piece))}${kind === 'q' ? 'e' : 'en'} ${name}`;
};

const quoted = (text: unknown): string => `„${String(text)}“`;

const promotedMen = (promoted: unknown): string =>
  count(promoted, {
    one: 'Eine Figur muss aus einer Umwandlung stammen',
    other: '# Figuren müssen aus Umwandlungen stammen',
  });
const missingPawns = (missing: unknown): string =>
  missing === 0
    ? 'es fehlt kein Bauer'
    : count(missing, { one: 'es fehlt nur ein Bauer', other: 'es fehlen nur # Bauern' });

/** Die Figurenarten, von denen es mehr als in der Grundstellung gibt, und alle Bauern, wo keiner fehlt. */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  list(
    [
      Q && count(Q, { one: 'eine Dame', other: '# Damen' }),
      R && count(R, { one: 'einen Turm', other: '# Türme' }),
      L && count(L, { one: 'einen weißfeldrigen Läufer', other: '# weißfeldrige Läufer' }),
      D && count(D, { one: 'einen schwarzfeldrigen Läufer', other: '# schwarzfeldrige Läufer' }),
      N && count(N, { one: 'einen Springer', other: '# Springer' }),
      missing === 0 && 'alle acht Bauern',
    ].filter((item) => typeof item === 'string'),
  );

const missingField: Readonly<Record<string, string>> = {
  activeColor: 'Es ist nicht angegeben, wer am Zug ist.',
  castling: 'Die Rochaderechte sind nicht angegeben.',
  enPassant: 'Das En-passant-Feld ist nicht angegeben.',
  halfmoveClock: 'Der Halbzugzähler ist nicht angegeben.',
  fullmoveNumber: 'Die Zugnummer ist nicht angegeben.',
};
/** Was dort steht, wo ein Feld der FEN nur einen Strich hat. */
const noValue: Readonly<Record<string, string>> = { castling: 'keine', enPassant: 'keines' };
const fieldName: Readonly<Record<string, string>> = {
  castling: 'Rochaderechte',
  enPassant: 'En-passant-Feld',
  halfmoveClock: 'Halbzugzähler',
  fullmoveNumber: 'Zugnummer',
};

const annotationColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'grüner',
  R: 'roter',
  Y: 'gelber',
  B: 'blauer',
};
const annotation = ({ color, from, to }: Annotation): string =>
  `${annotationColors[color]} ${to ? `Pfeil von ${from} nach ${to}` : `Kreis auf ${from}`}`;

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}, ${piece ? pieceName(piece) : 'leer'}`,
  described: (label, { placement, activeColor }) => {
    const men = (color: Color): string =>
      menOf(placement, color, (kind, many) => (many > 1 ? manyOf : kinds)[kind]) || 'keine Figuren';
    return `${label || 'Schachstellung'}. Weiß: ${men('w')}. Schwarz: ${men('b')}. ${toMove(activeColor)}.`;
  },
  unusable: 'Diese Stellung lässt sich so nicht verwenden.',
};

/** Deutsch. */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `Eingezeichnet: ${drawn.map(annotation).join(', ')}.`,
        highlighted.length > 0 && `Hervorgehoben: ${highlighted.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    at: ({ color, from, to }, square) => {
      if (!to) return `${annotationColors[color]} Kreis`;
      const other = square === from ? `nach ${to}` : `von ${from}`;
      return `${annotationColors[color]} Pfeil ${other}`;
    },
    highlighted: 'hervorgehoben',
    begun: (square) =>
      `Zeichnen ab ${square}. Zu einem Feld gehen und A drücken, oder R, Y oder B für Rot, Gelb oder Blau.`,
    held: (square) => `Zeichnen ab ${square}. Jetzt auf das Zielfeld drücken.`,
    notDrawn: 'Nicht gezeichnet',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return 'Nichts Eingezeichnetes zu entfernen';
      return `Entfernt: ${few.length > 0 ? few.map(annotation).join(', ') : `${number(all)} Pfeile und Kreise`}`;
    },
  },
  board,
  boardEditing: {
    label: 'Schachbrett',
    hint: '? drücken für eine Liste der Tasten.',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && ` Rochaderechte ${castling.split('').join(' ')}.`;
      return `${board.described('', position)}${rights}${enPassant ? ` En passant ${enPassant}.` : ''}`;
    },
    undone: (change) => (change ? `Rückgängig: ${change}` : 'Rückgängig gemacht'),
    redone: (change) => (change ? `Wiederholt: ${change}` : 'Wiederholt'),
    nothingToUndo: 'Nichts rückgängig zu machen',
    nothingToRedo: 'Nichts zu wiederholen',
    putBack: 'Zurückgestellt',
    toolPutAway: 'Werkzeug weggelegt',
    pickedUp: (what, note) => `Aufgenommen: ${what}${note && `. ${note}`}`,
    nothingToPickUp: 'Hier steht nichts, was sich aufnehmen lässt',
    cannotGoThere: 'Dorthin geht es nicht',
    moved: (piece, from, to) => `${piece}, von ${from} nach ${to}`,
    manySquares: (changed, placement) => {
      const men = placement.filter(Boolean).length;
      if (men === 0) return 'Leeres Brett';
      return `${count(changed, { one: '# Feld geändert', other: '# Felder geändert' })}; ${count(men, { one: '# Figur', other: '# Figuren' })} auf dem Brett`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? 'Figuren'}: ${value === '' ? noValue[name] : value}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join(' ')} ${count(sentences.length - 2, { one: 'Und # weiteres', other: 'Und # weitere' })}.`
        : sentences.join(' '),
    mended: (sentences) =>
      sentences.length === 1
        ? `Behoben: ${sentences[0]}`
        : count(sentences.length, {
            one: '# Problem ist behoben.',
            other: '# Probleme sind behoben.',
          }),
    goal: 'Zielfeld',
    goals: (squares) =>
      `${count(squares.length, { one: '# Zielfeld', other: '# Zielfelder' })}: ${squares.join(', ')}`,
    cannotPlay: (why) => `Es kann nicht gezogen werden. ${why}`,
    promoteTo: 'Umwandlung in',
    keysTitle: 'Tasten auf dem Brett',
    close: 'Schließen',
    keys: [
      [['←', '→', '↑', '↓'], 'Zum nächsten Feld'],
      [['Pos1', 'Ende'], 'Erstes oder letztes Feld der Reihe; mit Strg des Bretts'],
      [['Bild ↑', 'Bild ↓'], 'Oberstes oder unterstes Feld der Linie'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], 'Weiße Figur setzen, mit der Umschalttaste'],
      [['p', 'n', 'b', 'r', 'q', 'k'], 'Schwarze Figur setzen'],
      [['Entf'], 'Figur entfernen'],
      [['Eingabe', 'Leertaste'], 'Aufnehmen und absetzen oder das gewählte Werkzeug benutzen'],
      [['Esc'], 'Zurückstellen oder das Werkzeug weglegen'],
      [['a'], 'Pfeil beginnen und beenden; auf demselben Feld wird es ein Kreis'],
      [['a … r', 'a … y', 'a … b'], 'Dasselbe in Rot, Gelb oder Blau'],
      [['a Entf'], 'Alle Pfeile und Kreise entfernen'],
      [['Strg Z', '⌘ Z'], 'Rückgängig'],
      [['Umschalt Strg Z', 'Strg Y', '⇧ ⌘ Z'], 'Wiederholen'],
      [['d'], 'Stellung beschreiben'],
      [['?'], 'Diese Liste'],
    ],
  },
  editor: { label: 'Stellungseditor', board: 'Brett', fields: 'FEN und Angaben' },
  edits: {
    separator: ({ from }) => `${quoted(from)} als Leerzeichen gelesen`,
    'edge-blank': () => 'Unsichtbare Zeichen am Rand weggelassen',
    'digits-joined': ({ from, to }) => `${from} als ${to} leere Felder gelesen`,
    figurines: () => 'Figurensymbole als Figurenbuchstaben gelesen',
    'active-color-word': ({ to }) => `Als „${toMove(to)}“ gelesen`,
    'castling-order': ({ to }) => `Rochaderechte geordnet: ${to}`,
    'castling-notation': ({ from, to }) => `Rochaderechte ${from} als ${to} gelesen`,
    dash: ({ from }) => `${quoted(from)} als - gelesen`,
    'en-passant-capital': ({ from, to }) => `${from} als ${to} gelesen`,
    'leading-zeros': ({ from, to }) => `${from} als ${to} gelesen`,
    'counter-assumed': ({ to }) => `Strich als ${to} gelesen`,
    'fullmove-number-zero': () => 'Zugnummer 0 als 1 gelesen',
    'pgn-tag': () => 'Aus einem PGN-Tag übernommen',
    link: () => 'Aus einem Link übernommen',
    'text-left-out': ({ from }) => `${quoted(shortened(from))} weggelassen`,
    'html-encoding': () => 'HTML-Kodierung aufgelöst',
    'percent-encoding': () => 'Prozentkodierung aufgelöst',
    escapes: () => 'Umgekehrte Schrägstriche weggelassen',
    invisible: () => 'Unsichtbare Zeichen weggelassen',
    'letter-forms': () => 'Sonderformen von Buchstaben als gewöhnliche gelesen',
    'promoted-mark': () => 'Zeichen für umgewandelte Figuren weggelassen',
    'rank-separator': () => 'Schrägstriche zwischen die Reihen gesetzt',
    'empty-squares': () => 'Leere Felder gezählt',
    'board-drawn': () => 'Aus Textzeichen gezeichnetes Brett gelesen',
    alphabet: () => 'Kyrillische Figurenbuchstaben gelesen',
    'fields-glued': ({ from, to }) => `${quoted(from)} als ${quoted(to)} gelesen`,
    'castling-joined': ({ from, to }) => `${quoted(from)} als ${to} gelesen`,
    'lines-joined': () => 'Auf mehrere Zeilen verteilte Stellung zusammengefügt',
    'epd-semicolon': () => 'Semikolons hinter die Operationen gesetzt',
    'start-position': () => 'Als Grundstellung gelesen',
    caption: ({ from }) => `${quoted(shortened(from))} neben dem Brett gelesen`,
    'moves-played': ({ to }) => `Züge gespielt: ${shortened(to)}`,
    'moves-left-out': ({ to }) => `Züge weggelassen: ${shortened(to)}`,
  },
  fieldEditor: {
    label: 'Stellung in einzelnen Angaben',
    line: 'FEN',
    readable: 'Die FEN ist lesbar.',
    mended: 'Es ist nichts mehr falsch.',
    more: (more) => count(more, { one: 'und # weiteres', other: 'und # weitere' }),
    mend: 'Beheben…',
    assumptions: (assumed) => count(assumed, { one: '# Annahme', other: '# Annahmen' }),
    operationsLeftOut: (opcodes) => `Ohne die Operationen: ${opcodes.join(', ')}`,
    accept: 'Übernehmen',
    turn: 'Zugrecht',
    whiteToMove: toMove('w'),
    blackToMove: toMove('b'),
    castling: 'Rochade',
    white: side('w'),
    black: side('b'),
    kingside: 'kurz',
    queenside: 'lang',
    rights: { K: 'Weiß kurz', Q: 'Weiß lang', k: 'Schwarz kurz', q: 'Schwarz lang' },
    rookRight: ({ color, rook, side: wing }) => {
      const length = wing === 'kingside' ? ', kurz' : wing === 'queenside' ? ', lang' : '';
      return `${side(color)}, Turm ${rook}${length}`;
    },
    lacks: { king: 'König fehlt', rook: 'Turm fehlt' },
    allowPossible: 'Mögliche Rochaden erlauben',
    takeAsChess960: 'Wie im Chess960 rochieren',
    enPassant: 'En passant',
    none: 'keines',
    passed: ({ square, pawn }) => `${square} – Bauer ${pawn}`,
    notPossible: 'hier nicht möglich',
    halfmoveClock: 'Halbzugzähler',
    fullmoveNumber: 'Zugnummer',
    assumed: 'angenommen',
    unreadable: (text) => `nicht lesbar: ${quoted(text)}`,
    wholeNumber: (least) => `eine ganze Zahl ab ${least}`,
  },
  findings: {
    'text-empty': () => 'In diesem Text ist keine Stellung.',
    'placement-rank-count': (data) =>
      `Das Brett hat ${count(data.count, { one: 'nur eine Reihe', other: '# Reihen' })}; es müssen acht sein.`,
    'placement-rank-length': ({ rank, count: squares }) =>
      `Reihe ${rank} hat ${squares === 0 ? 'kein Feld' : count(squares, { one: 'nur ein Feld', other: '# Felder' })}; es müssen acht sein.`,
    'placement-letter': ({ letter, rank }) =>
      `${quoted(letter)} in Reihe ${rank} ist kein Figurenbuchstabe.`,
    'placement-digit': ({ text, rank }) =>
      `${text} in Reihe ${rank} ist keine Zahl leerer Felder; möglich sind 1 bis 8.`,
    'active-color-unreadable': ({ text }) =>
      `${quoted(text)} sagt nicht, wer am Zug ist; möglich sind w und b.`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)} gibt keine Rochaderechte an; möglich sind Buchstaben aus KQkq oder - für keine.`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)} ist kein En-passant-Feld; möglich ist ein Feld wie e3 oder - für keines.`,
    'halfmove-clock-unreadable': ({ text }) =>
      `${quoted(text)} ist kein Stand des Halbzugzählers; es muss eine Zahl sein.`,
    'fullmove-number-unreadable': ({ text }) =>
      `${quoted(text)} ist keine Zugnummer; es muss eine Zahl ab 1 sein.`,
    'trailing-text': ({ text }) =>
      `${quoted(text)} steht hinter der Stellung und gehört nicht dazu.`,
    'extra-text': ({ text }) => `${quoted(text)} steht zwischen den Angaben und gehört zu keiner.`,
    'king-missing': ({ color }) => `${side(color)} hat keinen König.`,
    'king-extra': ({ color, count: kings }) =>
      `${side(color)} hat ${count(kings, { one: 'einen König', other: '# Könige' })}; es kann nur einen geben.`,
    'kings-adjacent': () => 'Die Könige stehen auf benachbarten Feldern.',
    'opponent-in-check': ({ color }) =>
      `${side(color)} steht im Schach, aber ${otherSide(color)} ist am Zug.`,
    'pawn-on-back-rank': (data) =>
      count(data.count, {
        one: 'Ein Bauer steht auf der ersten oder achten Reihe, wo keiner stehen kann.',
        other: 'Bauern stehen auf der ersten oder achten Reihe, wo keine stehen können.',
      }),
    'too-many-pawns': ({ color, count: pawns }) =>
      `${side(color)} hat ${count(pawns, { one: 'einen Bauern', other: '# Bauern' })}; höchstens acht sind möglich.`,
    'too-many-pieces': ({ color, count: men }) =>
      `${side(color)} hat ${count(men, { one: 'eine Figur', other: '# Figuren' })}; höchstens 16 sind möglich.`,
    'castling-without-king': ({ color, square, rank }) =>
      `${side(color)} kann nicht rochieren: Der König steht nicht auf ${square || `der ${rank}. Reihe`}.`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file)
        return `Im klassischen Schach kann ${side(color)} nicht mit einem Turm der ${file}-Linie rochieren.`;
      const length = wing === 'kingside' ? ' kurz' : wing === 'queenside' ? ' lang' : '';
      const where = square
        ? `Auf ${square} steht kein Turm`
        : `Auf dieser Seite des Königs steht kein Turm auf der ${rank}. Reihe`;
      return `${side(color)} kann nicht${length} rochieren: ${where}.`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `Das En-passant-Feld ${square} liegt nicht auf der ${rank}. Reihe, wie es sein muss, wenn ${side(color)} am Zug ist.`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `Kein ${stem(color)}er Bauer kann eben über ${square} gezogen sein: Auf ${pawn} steht keiner.`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `Kein ${stem(color)}er Bauer kann eben über ${square} gezogen sein: ${occupied === 1 ? `${blocked} ist besetzt` : 'Sein Weg ist besetzt'}.`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) => {
      const played =
        most === 0
          ? 'kann noch kein Halbzug'
          : count(most, {
              one: 'kann höchstens ein Halbzug',
              other: 'können höchstens # Halbzüge',
            });
      return `Der Halbzugzähler steht auf ${clock}, aber bei Zugnummer ${move} ${played} gespielt worden sein.`;
    },
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `Eben ist ein Bauer über ${square} gezogen, also steht der Halbzugzähler auf 0 und nicht auf ${clock}.`,
    'too-many-promoted': (data) =>
      `${side(data.color)} hat ${promotedList(data)}: ${promotedMen(data.promoted)}, aber ${missingPawns(data.missing)}.`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `${count(checkers, { one: 'Eine Figur bietet', other: '# Figuren bieten' })} ${side(color)} Schach; nach einem einzigen Zug können es höchstens zwei sein.`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `Kein letzter Zug kann ${side(color)} dieses Schach geboten haben.`
        : `Kein letzter Zug kann ${side(color)} dieses Doppelschach geboten haben.`,
    'en-passant-impossible-check': ({ color, square }) =>
      `Der Doppelschritt über ${square} kann ${side(color)} nicht als letzter Zug dieses Schach geboten haben.`,
    'no-last-move': ({ color }) => `Kein Zug von ${side(color)} kann der letzte gewesen sein.`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most =
          captures === 0
            ? 'Ohne Schlagzug'
            : count(captures, { one: 'Mit nur einem Schlagzug', other: 'Mit nur # Schlagzügen' });
        if (promoted === 0)
          return `${most} können die Bauern nicht auf diese Linien gekommen sein.`;
        const men = count(promoted, { one: 'eine Figur', other: '# Figuren' });
        return `${most} können nicht zugleich die Bauern auf diese Linien gekommen und ${men} durch Umwandlung entstanden sein.`;
      }
      const pawns = `Die ${stem(color)}en Bauern`;
      if (Number(needed) > 30)
        return `${pawns} können nicht alle von ihrer Ausgangsreihe hierhergekommen sein.`;
      const men = stem(color === 'b' ? 'w' : 'b');
      const taken =
        captures === 0
          ? `es gab keine ${men}e Figur`
          : count(captures, {
              one: `es gab nur eine ${men}e Figur`,
              other: `es gab nur # ${men}e Figuren`,
            });
      return `${pawns} brauchen ${count(needed, { one: 'einen Schlagzug', other: '# Schlagzüge' })}, um hier zu stehen, aber ${taken} zu schlagen.`;
    },
    'piece-locked-in': ({ color, count: men, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `Hinter den Bauern von ${side(color)}, die nie gezogen haben, blieben Figuren eingesperrt: ${promotedMen(promoted)}, aber ${missingPawns(missing)}.`;
      const past = 'nicht an Bauern vorbeigekommen sein, die nie gezogen haben';
      return men === 1
        ? `${thePiece(piece)} auf ${square} kann ${past}.`
        : `Diese Figuren können ${past}.`;
    },
    parity: ({ color }) =>
      `Nur Springer und Türme können gezogen haben, und nach der Zahl ihrer Züge ist nicht ${side(color)} am Zug.`,
    'looks-mirrored': () =>
      'Links und rechts scheinen vertauscht: Beide Könige stehen auf der d-Linie.',
    'looks-upside-down': () =>
      'Das Brett scheint auf dem Kopf zu stehen, als wären seine Reihen von 1 bis 8 geschrieben.',
    'looks-color-swapped': () =>
      'Die Farben scheinen vertauscht; Großbuchstaben sind die weißen Figuren.',
    'looks-other-side-to-move': ({ color }) =>
      `Es ist nicht angegeben, wer am Zug ist, und ${side(color)} steht im Schach.`,
    'field-missing': ({ field }) => missingField[String(field)] ?? 'Eine Angabe fehlt.',
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `Kein ${stem(color)}er Bauer kann auf ${square} en passant schlagen.`
        : `Schlüge ${side(color)} auf ${square} en passant, stünde der eigene König im Schach.`,
    check: ({ color }) => `${side(color)} steht im Schach.`,
    checkmate: ({ color }) => `${side(color)} ist schachmatt.`,
    stalemate: ({ color }) => `${side(color)} ist patt: nicht im Schach und ohne regelgemäßen Zug.`,
    'dead-position': () => 'Keine Seite hat genug Material zum Mattsetzen.',
  },
  fixes: {
    'start-position': () => 'Grundstellung aufbauen',
    'rewrite-rank': ({ rank, to }) => `Reihe ${rank} in ${quoted(to)} ändern`,
    'read-letters': ({ languages }) =>
      languages === 'latin'
        ? 'Buchstaben einer anderen Schrift als lateinische lesen'
        : `Figurenbuchstaben auf ${languageName(String(languages).slice(0, 2))} lesen`,
    'split-rank': ({ from, to }) => `${quoted(from)} in ${quoted(to)} teilen`,
    'insert-empty-rank': ({ rank }) => `Leere Reihe als Reihe ${rank} einfügen`,
    'remove-empty-rank': () => 'Eine leere Reihe weglassen',
    'fill-with-empty-ranks': ({ count: ranks }) =>
      `${count(ranks, { one: 'Eine leere Reihe', other: '# leere Reihen' })} am Ende ergänzen`,
    'leave-out-ranks': ({ count: ranks }) =>
      `${count(ranks, { one: 'Die letzte Reihe', other: 'Die letzten # Reihen' })} weglassen`,
    'set-active-color': ({ color }) => `${side(color)} das Zugrecht geben`,
    'set-castling': ({ value }) =>
      value === '-' ? 'Keine Rochaderechte setzen' : `Rochaderechte auf ${value} setzen`,
    'drop-castling-right': ({ color, side: wing, right }) => {
      const castling =
        wing === 'kingside'
          ? `Kurze Rochade von ${side(color)}`
          : wing === 'queenside'
            ? `Lange Rochade von ${side(color)}`
            : `Rochade von ${side(color)} mit dem Turm der ${String(right).toLowerCase()}-Linie`;
      return `${castling} streichen`;
    },
    'drop-castling-rights': ({ rights }) => `Rochaderechte ${rights} streichen`,
    'clear-en-passant': ({ square }) =>
      square ? `En-passant-Feld ${square} entfernen` : 'Kein En-passant-Feld setzen',
    'set-en-passant': ({ square }) => `${square} als En-passant-Feld setzen`,
    'set-halfmove-clock': ({ value }) => `Halbzugzähler auf ${value} setzen`,
    'set-fullmove-number': ({ value }) => `Zugnummer auf ${value} setzen`,
    'remove-piece': ({ piece, square }) =>
      `${capitalized(pieceObject(piece))} auf ${square} entfernen`,
    'remove-pawns': ({ count: pawns, square }) =>
      pawns === 1 ? `Bauern auf ${square} entfernen` : `Diese ${number(pawns)} Bauern entfernen`,
    'remove-men': ({ color, count: men, squares }) =>
      `${count(men, { one: `Eine ${stem(color)}e Figur`, other: `# ${stem(color)}e Figuren` })} entfernen: ${squares}`,
    'keep-piece': ({ piece, square }) =>
      `Nur ${kindOf(piece) === 'q' ? 'die' : 'den'} ${pieceObject(piece)} auf ${square} behalten`,
    'move-piece': ({ piece, from, to }) =>
      `${capitalized(pieceObject(piece))} von ${from} nach ${to} versetzen`,
    'replace-piece': ({ piece, taken, square }) =>
      `${capitalized(pieceObject(taken))} auf ${square} durch ${pieceObject(piece)} ersetzen`,
    'put-piece': ({ piece, square }) => `${capitalized(pieceObject(piece))} auf ${square} setzen`,
    'order-fields': ({ fields }) => `Angaben ordnen: ${fields}`,
    'remove-text': ({ text }) => `${quoted(text)} entfernen`,
    'write-missing-fields': ({ fields }) => `Fehlendes ergänzen: ${quoted(fields)}`,
    'flip-ranks': () => 'Reihen umkehren',
    rotate: () => 'Stellung um 180° drehen',
    'swap-case': () => 'Farben der Figuren tauschen',
    mirror: () => 'Links und rechts vertauschen',
  },
  legend: { intro: 'FEN verwendet in jeder Sprache die englischen Buchstaben:' },
  palette: {
    label: { all: 'Werkzeuge', white: 'Weiße Figuren', black: 'Schwarze Figuren' },
    hand: 'Figuren versetzen',
    eraser: 'Figuren entfernen',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0
        ? 'In diesem Text ist keine Stellung'
        : `Eine von ${count(positions, { one: '# Stellung', other: '# Stellungen' })} wählen`,
    line: (line) => `Zeile ${number(line)}`,
    cancel: 'Abbrechen',
  },
  share: {
    paste: 'Stellung einfügen',
    fen: 'FEN kopieren',
    epd: 'EPD kopieren',
    pgn: 'PGN-Tags kopieren',
    link: 'Link kopieren',
    embed: 'Code für eine Webseite kopieren',
    picture: 'Bild kopieren',
    png: 'Bild speichern (PNG)',
    svg: 'Zeichnung speichern (SVG)',
    send: 'Teilen…',
    copied: 'Kopiert',
    saved: 'Gespeichert',
    notCopied: 'Der Browser hat das nicht erlaubt. Hier ist der Text zum Kopieren:',
    notPasted: 'Der Browser hat das nicht erlaubt. Bitte mit der Tastatur einfügen.',
    noText: 'In der Zwischenablage ist kein Text.',
    notDone: 'Das hat nicht geklappt.',
    close: 'Schließen',
  },
  toolbar: {
    label: 'Stellung',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    flip: 'Brett drehen',
    start: 'Grundstellung',
    clear: 'Leeres Brett',
    share: 'Kopieren und teilen',
    more: 'Mehr',
    menu: {
      'swap-colors': { text: 'Farben tauschen', hint: 'dasselbe für die andere Seite' },
      mirror: { text: 'Spiegeln', hint: 'links und rechts' },
      rotate: { text: 'Drehen', hint: 'die Figuren um 180°' },
      'flip-ranks': { text: 'Umklappen', hint: 'oben und unten' },
      'swap-case': { text: 'Umfärben', hint: 'die Figuren, wo sie stehen' },
      'clear-annotations': { text: 'Pfeile entfernen', hint: 'und Kreise' },
      'chess960-start': { text: 'Chess960-Startstellung…', hint: '' },
      chess960: { text: 'Chess960-Rochade', hint: '' },
      keys: { text: 'Tasten', hint: '' },
    },
    chess960: {
      title: 'Chess960-Startstellung',
      number: ({ last }) => `Nummer, 0 bis ${last}`,
      random: 'Zufällig',
      setUp: 'Aufbauen',
      close: 'Schließen',
    },
  },
  validatorBadge: {
    verdict: {
      valid: 'Gültige Stellung',
      unreachable: 'Unerreichbar',
      illegal: 'Regelwidrig',
      unreadable: 'Nicht lesbar',
      empty: 'Keine Stellung',
      checking: 'Wird geprüft…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors && `${number(errors)} Fehler`,
        warnings && count(warnings, { one: '# Warnung', other: '# Warnungen' }),
        hints && count(hints, { one: '# Hinweis', other: '# Hinweise' }),
      ]
        .filter(Boolean)
        .join(', '),
    title: {
      valid: 'Hier verstößt nichts gegen die Regeln.',
      unreachable: 'Keine Partie kann zu dieser Stellung führen.',
      illegal: 'Diese Stellung verstößt gegen die Regeln.',
      unreadable: 'Der Text ist nicht ganz lesbar.',
      empty: 'Es gibt noch keine Stellung.',
      checking: 'Die Regeln werden geladen.',
    },
    mended: 'Das ist behoben, und sonst ist nichts falsch.',
    severity: { error: 'Fehler', warning: 'Warnung', info: 'Anmerkung', suspicion: 'Hinweis' },
    showSquares: 'Auf dem Brett zeigen',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) => `behebt ${count(mended, { one: '# Problem', other: '# Probleme' })}`,
    labelled: (label, verdict, counted) => `${label}: ${verdict}${counted && ` · ${counted}`}`,
    readAs: 'So wurde gelesen',
    notes: 'Anmerkungen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    close: 'Schließen',
  },
};

export default messages;
