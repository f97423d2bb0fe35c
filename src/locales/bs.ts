import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { kindOf, colorOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { capitalized, shortened } from './phrases.js';

// Oblik `one` imaju i 21, 31 …, pa i u njemu stoji broj.
// Preglednici bosanski poznaju samo dijelom; hrvatski jednako broji i nabraja.
const { count, list, number, languageName } = formsOf('hr');

const kinds: Readonly<Record<Kind, string>> = {
  k: 'kralj',
  q: 'dama',
  r: 'top',
  b: 'lovac',
  n: 'skakač',
  p: 'pješak',
};
const manyOf: Readonly<Record<Kind, string>> = {
  k: 'kraljevi',
  q: 'dame',
  r: 'topovi',
  b: 'lovci',
  n: 'skakači',
  p: 'pješaci',
};
/** Akuzativ: „ukloni lovca”. */
const kindObject: Readonly<Record<Kind, string>> = {
  k: 'kralja',
  q: 'damu',
  r: 'topa',
  b: 'lovca',
  n: 'skakača',
  p: 'pješaka',
};
/** Instrumental: „zamijeni lovcem”. */
const withKind: Readonly<Record<Kind, string>> = {
  k: 'kraljem',
  q: 'damom',
  r: 'topom',
  b: 'lovcem',
  n: 'skakačem',
  p: 'pješakom',
};
/** Čija su slova, po prvom jeziku azbuke. */
const lettersOf: Readonly<Record<string, string>> = {
  de: 'njemačka',
  fr: 'francuska',
  es: 'španska ili italijanska',
  nl: 'holandska',
  pt: 'portugalska',
  pl: 'poljska',
  cs: 'češka',
  hu: 'mađarska',
  fi: 'finska',
  et: 'estonska',
  ro: 'rumunska',
  is: 'islandska',
  bs: 'bosanska',
};

/** Na početku rečenice: „Bijeli je u šahu.” */
const Side = (color: unknown): string => (color === 'b' ? 'Crni' : 'Bijeli');
const side = (color: unknown): string => (color === 'b' ? 'crni' : 'bijeli');
const ofSide = (color: unknown): string => (color === 'b' ? 'crnog' : 'bijelog');
const toSide = (color: unknown): string => (color === 'b' ? 'crnom' : 'bijelom');
const otherColor = (color: unknown): Color => (color === 'b' ? 'w' : 'b');
const toMove = (color: unknown): string => `${Side(color)} na potezu`;

/** Osnova pridjeva: bijel-i, bijel-a, bijel-og. */
const stem = (color: unknown): string => (color === 'b' ? 'crn' : 'bijel');
const isQueen = (piece: unknown): boolean => kindOf(piece) === 'q';
const pieceName = (piece: unknown): string =>
  `${stem(colorOf(piece))}${isQueen(piece) ? 'a' : 'i'} ${kinds[kindOf(piece)]}`;
/** Akuzativ: „bijelog kralja”, „bijelu damu”. */
const pieceObject = (piece: unknown): string =>
  `${stem(colorOf(piece))}${isQueen(piece) ? 'u' : 'og'} ${kindObject[kindOf(piece)]}`;
/** Instrumental: „bijelim kraljem”, „bijelom damom”. */
const withPiece = (piece: unknown): string =>
  `${stem(colorOf(piece))}${isQueen(piece) ? 'om' : 'im'} ${withKind[kindOf(piece)]}`;

const quoted = (text: unknown): string => `„${String(text)}”`;

const promotedMen = (promoted: unknown): string =>
  count(promoted, {
    one: '# figura je morala nastati promocijom',
    few: '# figure su morale nastati promocijom',
    other: '# figura je moralo nastati promocijom',
  });
const missingPawns = (missing: unknown): string =>
  missing === 0
    ? 'ne nedostaje nijedan pješak'
    : count(missing, {
        one: 'nedostaje samo # pješak',
        few: 'nedostaju samo # pješaka',
        other: 'nedostaje samo # pješaka',
      });

/** Vrste figura kojih ima više nego u početnoj poziciji, i svi pješaci ako nijedan ne nedostaje. */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  list(
    [
      Q && count(Q, { one: '# damu', few: '# dame', other: '# dama' }),
      R && count(R, { one: '# topa', few: '# topa', other: '# topova' }),
      L &&
        count(L, {
          one: '# bjelopoljnog lovca',
          few: '# bjelopoljna lovca',
          other: '# bjelopoljnih lovaca',
        }),
      D &&
        count(D, {
          one: '# crnopoljnog lovca',
          few: '# crnopoljna lovca',
          other: '# crnopoljnih lovaca',
        }),
      N && count(N, { other: '# skakača' }),
      missing === 0 && 'svih osam pješaka',
    ].filter((item) => typeof item === 'string'),
  );

const missingField: Readonly<Record<string, string>> = {
  activeColor: 'Nije navedeno ko je na potezu.',
  castling: 'Prava na rokadu nisu navedena.',
  enPassant: 'Polje za en passant nije navedeno.',
  halfmoveClock: 'Brojač polupoteza nije naveden.',
  fullmoveNumber: 'Redni broj poteza nije naveden.',
};
const fieldName: Readonly<Record<string, string>> = {
  castling: 'Prava na rokadu',
  enPassant: 'Polje za en passant',
  halfmoveClock: 'Brojač polupoteza',
  fullmoveNumber: 'Redni broj poteza',
};

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}, ${piece ? pieceName(piece) : 'prazno'}`,
  described: (label, { placement, activeColor }) => {
    const men = (color: Color): string =>
      menOf(placement, color, (kind, many) => (many > 1 ? manyOf : kinds)[kind]) || 'bez figura';
    return `${label || 'Šahovska pozicija'}. Bijeli: ${men('w')}. Crni: ${men('b')}. ${toMove(activeColor)}.`;
  },
  unusable: 'Ova se pozicija ne može ovako koristiti.',
};

const arrowColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'zelena',
  R: 'crvena',
  Y: 'žuta',
  B: 'plava',
};
const circleColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'zeleni',
  R: 'crveni',
  Y: 'žuti',
  B: 'plavi',
};
const annotation = ({ color, from, to }: Annotation): string =>
  to
    ? `${arrowColors[color]} strelica sa ${from} na ${to}`
    : `${circleColors[color]} krug na ${from}`;

/** Bosanski. */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `Nacrtano: ${drawn.map(annotation).join(', ')}.`,
        highlighted.length > 0 && `Istaknuto: ${highlighted.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    at: ({ color, from, to }, square) => {
      if (!to) return `${circleColors[color]} krug`;
      return `${arrowColors[color]} strelica ${square === from ? `na ${to}` : `sa ${from}`}`;
    },
    highlighted: 'istaknuto',
    begun: (square) =>
      `Crtanje od ${square}. Idite na polje i pritisnite A, ili R, Y ili B za crvenu, žutu ili plavu boju.`,
    held: (square) => `Crtanje od ${square}. Sada pritisnite ciljno polje.`,
    notDrawn: 'Nije nacrtano',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return 'Nema crteža za uklanjanje';
      return `Uklonjeno: ${few.length > 0 ? few.map(annotation).join(', ') : `strelice i krugovi, ukupno ${number(all)}`}`;
    },
  },
  board,
  boardEditing: {
    label: 'Šahovska tabla',
    hint: 'Pritisnite ? za spisak tipki.',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && ` Prava na rokadu: ${castling.split('').join(' ')}.`;
      return `${board.described('', position)}${rights}${enPassant ? ` Polje za en passant: ${enPassant}.` : ''}`;
    },
    undone: (change) => (change ? `Poništeno: ${change}` : 'Poništeno'),
    redone: (change) => (change ? `Ponovljeno: ${change}` : 'Ponovljeno'),
    nothingToUndo: 'Nema se šta poništiti',
    nothingToRedo: 'Nema se šta ponoviti',
    putBack: 'Vraćeno na mjesto',
    toolPutAway: 'Alat odložen',
    pickedUp: (what, note) => `Podignuto: ${what}${note && `. ${note}`}`,
    nothingToPickUp: 'Ovdje se nema šta podići',
    cannotGoThere: 'Figura ne može tamo',
    moved: (piece, from, to) => `${piece}, sa ${from} na ${to}`,
    manySquares: (changed, placement) => {
      const men = placement.filter(Boolean).length;
      if (men === 0) return 'Prazna tabla';
      const squares = count(changed, {
        one: 'Promijenjeno # polje',
        few: 'Promijenjena # polja',
        other: 'Promijenjeno # polja',
      });
      return `${squares}; na tabli ${count(men, { one: '# figura', few: '# figure', other: '# figura' })}`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? 'Figure'}: ${value === '' ? 'nema' : value}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join(' ')} I još ${number(sentences.length - 2)}.`
        : sentences.join(' '),
    mended: (sentences) =>
      sentences.length === 1
        ? `Ispravljeno: ${sentences[0]}`
        : count(sentences.length, {
            one: 'Ispravljen je # problem.',
            few: 'Ispravljena su # problema.',
            other: 'Ispravljeno je # problema.',
          }),
    goal: 'moguć potez',
    goals: (squares) =>
      `${count(squares.length, { one: '# moguće polje', few: '# moguća polja', other: '# mogućih polja' })}: ${squares.join(', ')}`,
    cannotPlay: (why) => `Ne može se odigrati nijedan potez. ${why}`,
    promoteTo: 'Promocija pješaka',
    keysTitle: 'Tipke na tabli',
    close: 'Zatvori',
    keys: [
      [['←', '→', '↑', '↓'], 'Idi na susjedno polje'],
      [['Home', 'End'], 'Prvo ili posljednje polje reda; uz Ctrl cijele table'],
      [['Page Up', 'Page Down'], 'Najviše ili najniže polje linije'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], 'Postavi bijelu figuru (uz Shift)'],
      [['p', 'n', 'b', 'r', 'q', 'k'], 'Postavi crnu figuru'],
      [['Delete'], 'Ukloni figuru'],
      [['Enter', 'Razmaknica'], 'Podigni i spusti figuru ili upotrijebi izabrani alat'],
      [['Esc'], 'Vrati figuru na mjesto ili odloži alat'],
      [['a'], 'Započni i završi strelicu; na istom polju postaje krug'],
      [['a … r', 'a … y', 'a … b'], 'Isto crvenom, žutom ili plavom bojom'],
      [['a Delete'], 'Ukloni sve strelice i krugove'],
      [['Ctrl Z', '⌘ Z'], 'Poništi'],
      [['Shift Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], 'Ponovi'],
      [['d'], 'Opiši poziciju'],
      [['?'], 'Ovaj spisak'],
    ],
  },
  editor: { label: 'Uređivač pozicije', board: 'Tabla', fields: 'FEN i podaci' },
  edits: {
    separator: ({ from }) => `${quoted(from)} pročitano kao razmak`,
    'edge-blank': () => 'Izostavljeni nevidljivi znakovi na rubu',
    'digits-joined': ({ from, to }) =>
      `${from} pročitano kao ${count(to, { one: '# prazno polje', few: '# prazna polja', other: '# praznih polja' })}`,
    figurines: () => 'Simboli figura pročitani kao njihova slova',
    'active-color-word': ({ to }) => `Pročitano kao ${quoted(`${side(to)} na potezu`)}`,
    'castling-order': ({ to }) => `Prava na rokadu poredana: ${to}`,
    'castling-notation': ({ from, to }) => `Prava na rokadu ${from} pročitana kao ${to}`,
    dash: ({ from }) => `${quoted(from)} pročitano kao -`,
    'en-passant-capital': ({ from, to }) => `${from} pročitano kao ${to}`,
    'leading-zeros': ({ from, to }) => `${from} pročitano kao ${to}`,
    'counter-assumed': ({ to }) => `Crtica pročitana kao ${to}`,
    'fullmove-number-zero': () => 'Redni broj poteza 0 pročitan kao 1',
    'pgn-tag': () => 'Preuzeto iz PGN oznake',
    link: () => 'Preuzeto iz linka',
    'text-left-out': ({ from }) => `Izostavljeno ${quoted(shortened(from))}`,
    'html-encoding': () => 'Dekodiran HTML',
    'percent-encoding': () => 'Dekodirani znakovi zapisani pomoću %',
    escapes: () => 'Izostavljene obrnute kose crte',
    invisible: () => 'Izostavljeni nevidljivi znakovi',
    'letter-forms': () => 'Posebni oblici slova pročitani kao obični',
    'promoted-mark': () => 'Izostavljene oznake promovisanih figura',
    'rank-separator': () => 'Između redova dodane kose crte',
    'empty-squares': () => 'Prebrojana prazna polja',
    'board-drawn': () => 'Pročitana tabla nacrtana tekstom',
    alphabet: () => 'Pročitana ćirilična slova figura',
    'fields-glued': ({ from, to }) => `${quoted(from)} pročitano kao ${quoted(to)}`,
    'castling-joined': ({ from, to }) => `${quoted(from)} pročitano kao ${to}`,
    'lines-joined': () => 'Spojena pozicija razlomljena u više redova teksta',
    'epd-semicolon': () => `Iza operacija dodan znak ${quoted(';')}`,
    'start-position': () => 'Pročitano kao početna pozicija',
    caption: ({ from }) => `Pored table pročitano ${quoted(shortened(from))}`,
    'moves-played': ({ to }) => `Odigrani potezi: ${shortened(to)}`,
    'moves-left-out': ({ to }) => `Izostavljeni potezi: ${shortened(to)}`,
  },
  fieldEditor: {
    label: 'Pozicija po podacima',
    line: 'FEN',
    readable: 'FEN je čitljiv.',
    mended: 'Više nema grešaka.',
    more: (more) => `i još ${number(more)}`,
    mend: 'Ispravi…',
    assumptions: (assumed) =>
      count(assumed, { one: '# pretpostavka', few: '# pretpostavke', other: '# pretpostavki' }),
    operationsLeftOut: (opcodes) => `Bez operacija: ${opcodes.join(', ')}`,
    accept: 'Prihvati',
    turn: 'Na potezu',
    whiteToMove: toMove('w'),
    blackToMove: toMove('b'),
    castling: 'Rokada',
    white: Side('w'),
    black: Side('b'),
    kingside: 'mala',
    queenside: 'velika',
    rights: {
      K: 'Mala rokada bijelog',
      Q: 'Velika rokada bijelog',
      k: 'Mala rokada crnog',
      q: 'Velika rokada crnog',
    },
    rookRight: ({ color, rook, side: wing }) => {
      const length =
        wing === 'kingside' ? ', mala rokada' : wing === 'queenside' ? ', velika rokada' : '';
      return `Top ${ofSide(color)} na ${rook}${length}`;
    },
    lacks: { king: 'kralj nije tu', rook: 'nema topa' },
    allowPossible: 'Dozvoli moguće rokade',
    takeAsChess960: 'Rokiraj kao u Chess960',
    enPassant: 'En passant',
    none: 'nema',
    passed: ({ square, pawn }) => `${square} – pješak ${pawn}`,
    notPossible: 'ovdje nije moguće',
    halfmoveClock: 'Brojač polupoteza',
    fullmoveNumber: 'Redni broj poteza',
    assumed: 'pretpostavljeno',
    unreadable: (text) => `nečitljivo: ${quoted(text)}`,
    wholeNumber: (least) => `cijeli broj od ${least} naviše`,
  },
  findings: {
    'text-empty': () => 'U ovom tekstu nema pozicije.',
    'placement-rank-count': (data) =>
      `Tabla ima ${count(data.count, { one: '# red', few: '# reda', other: '# redova' })}; mora ih biti osam.`,
    'placement-rank-length': ({ rank, count: squares }) =>
      `Red ${rank} ${squares === 0 ? 'nema nijedno polje' : `ima ${count(squares, { one: '# polje', other: '# polja' })}`}; mora ih biti osam.`,
    'placement-letter': ({ letter, rank }) =>
      `${quoted(letter)} u ${rank}. redu nije slovo nijedne figure.`,
    'placement-digit': ({ text, rank }) =>
      `${text} u ${rank}. redu nije broj praznih polja; to je broj od 1 do 8.`,
    'active-color-unreadable': ({ text }) =>
      `${quoted(text)} ne kaže ko je na potezu; to kaže w ili b.`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)} ne navodi prava na rokadu; ona se pišu slovima KQkq, a - znači da ih nema.`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)} nije polje za en passant; to je polje poput e3, a - znači da ga nema.`,
    'halfmove-clock-unreadable': ({ text }) =>
      `${quoted(text)} nije stanje brojača polupoteza; to je broj.`,
    'fullmove-number-unreadable': ({ text }) =>
      `${quoted(text)} nije redni broj poteza; to je broj od 1 naviše.`,
    'trailing-text': ({ text }) => `${quoted(text)} stoji iza pozicije i nije njen dio.`,
    'extra-text': ({ text }) => `${quoted(text)} stoji između podataka i nije nijedan od njih.`,
    'king-missing': ({ color }) => `${Side(color)} nema kralja.`,
    'king-extra': ({ color, count: kings }) =>
      `${Side(color)} ima ${count(kings, { one: '# kralja', few: '# kralja', other: '# kraljeva' })}; može biti samo jedan.`,
    'kings-adjacent': () => 'Kraljevi stoje na susjednim poljima.',
    'opponent-in-check': ({ color }) =>
      `${Side(color)} je u šahu, a na potezu je ${side(otherColor(color))}.`,
    'pawn-on-back-rank': (data) =>
      data.count === 1
        ? 'Pješak stoji na prvom ili osmom redu, gdje ne može biti nijedan.'
        : 'Pješaci stoje na prvom ili osmom redu, gdje ne može biti nijedan.',
    'too-many-pawns': ({ color, count: pawns }) =>
      `${Side(color)} ima ${count(pawns, { other: '# pješaka' })}; može ih biti najviše osam.`,
    'too-many-pieces': ({ color, count: men }) =>
      `${Side(color)} ima ${count(men, { one: '# figuru', few: '# figure', other: '# figura' })}; može ih biti najviše 16.`,
    'castling-without-king': ({ color, square, rank }) =>
      `${Side(color)} ne može rokirati: kralj nije na ${square || `${rank}. redu`}.`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file) return `U običnom šahu ${side(color)} ne može rokirati topom na ${file}-liniji.`;
      const castling =
        wing === 'kingside'
          ? 'izvesti malu rokadu'
          : wing === 'queenside'
            ? 'izvesti veliku rokadu'
            : 'rokirati';
      const where = square ? `na ${square}` : `na ${rank}. redu s te strane kralja`;
      return `${Side(color)} ne može ${castling}: ${where} nema topa.`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `Polje za en passant ${square} nije na ${rank}. redu, gdje mora biti kad je ${side(color)} na potezu.`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `Nijedan ${stem(color)}i pješak nije mogao upravo preći preko ${square}: na ${pawn} ga nema.`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `Nijedan ${stem(color)}i pješak nije mogao upravo preći preko ${square}: ${occupied === 1 ? `polje ${blocked} je zauzeto` : 'put mu je zauzet'}.`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) => {
      const played =
        most === 0
          ? 'još nije mogao biti odigran nijedan polupotez'
          : count(most, {
              one: 'mogao je biti odigran najviše # polupotez',
              few: 'mogla su biti odigrana najviše # polupoteza',
              other: 'moglo je biti odigrano najviše # polupoteza',
            });
      return `Brojač polupoteza je ${clock}, a do ${move}. poteza ${played}.`;
    },
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `Pješak je upravo prešao preko ${square}, pa je brojač polupoteza 0, a ne ${clock}.`,
    'too-many-promoted': (data) =>
      `${Side(data.color)} ima ${promotedList(data)}: ${promotedMen(data.promoted)}, a ${missingPawns(data.missing)}.`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `${capitalized(toSide(color))} šah ${count(checkers, { one: 'daje # figura', few: 'daju # figure', other: 'daje # figura' })}; jednim potezom mogu ga dati najviše dvije.`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `Nijedan posljednji potez nije mogao dati ${toSide(color)} ovaj šah.`
        : `Nijedan posljednji potez nije mogao dati ${toSide(color)} oba šaha odjednom.`,
    'en-passant-impossible-check': ({ color, square }) =>
      `Dvostruki korak preko ${square} nije mogao biti posljednji potez i ujedno dati ${toSide(color)} ovaj šah.`,
    'no-last-move': ({ color }) => `Nijedan potez ${ofSide(color)} nije mogao biti posljednji.`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most =
          captures === 0
            ? 'Bez uzimanja'
            : count(captures, { one: 'Uz samo # uzimanje', other: 'Uz samo # uzimanja' });
        if (promoted === 0) return `${most} pješaci nisu mogli doći na ove linije.`;
        const men = count(promoted, {
          one: 'da uz to # figura nastane promocijom',
          few: 'da uz to # figure nastanu promocijom',
          other: 'da uz to # figura nastane promocijom',
        });
        return `${most} nije moguće da pješaci dođu na ove linije i ${men}.`;
      }
      if (Number(needed) > 30)
        return `${capitalized(stem(color))}i pješaci nisu mogli svi doći ovamo sa svog početnog reda.`;
      const men = stem(otherColor(color));
      const taken =
        captures === 0
          ? `nije bilo nijedne ${men}e figure`
          : count(captures, {
              one: `bila je samo # ${men}a figura`,
              few: `bile su samo # ${men}e figure`,
              other: `bilo je samo # ${men}ih figura`,
            });
      const captured = count(needed, {
        one: 'treba # uzimanje',
        few: 'trebaju # uzimanja',
        other: 'treba # uzimanja',
      });
      return `${capitalized(stem(color))}im pješacima ${captured} da bi stajali ovdje, a za uzimanje ${taken}.`;
    },
    'piece-locked-in': ({ color, count: men, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `Pješaci ${ofSide(color)} koji se nisu pomjerali zatvorili su figure iza sebe: ${promotedMen(promoted)}, a ${missingPawns(missing)}.`;
      const past = 'pored pješaka koji se nisu pomjerali';
      return men === 1
        ? `${capitalized(pieceName(piece))} na ${square} ${isQueen(piece) ? 'nije mogla' : 'nije mogao'} doći tamo ${past}.`
        : `Ove figure nisu mogle doći na svoja mjesta ${past}.`;
    },
    parity: ({ color }) =>
      `Mogli su se pomjerati samo skakači i topovi, a po broju njihovih poteza ${side(color)} nije na potezu.`,
    'looks-mirrored': () =>
      'Izgleda da su lijeva i desna strana zamijenjene: oba kralja stoje na d-liniji.',
    'looks-upside-down': () =>
      'Izgleda da je tabla okrenuta naopako, kao da su redovi zapisani od 1 do 8.',
    'looks-color-swapped': () =>
      'Izgleda da su boje zamijenjene; velika slova označavaju bijele figure.',
    'looks-other-side-to-move': ({ color }) =>
      `Nije navedeno ko je na potezu, a ${side(color)} je u šahu.`,
    'field-missing': ({ field }) => missingField[String(field)] ?? 'Nedostaje jedan podatak.',
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `Nijedan ${stem(color)}i pješak ne može uzeti en passant na ${square}.`
        : `Uzimanje en passant na ${square} ostavilo bi ${stem(color)}og kralja u šahu.`,
    check: ({ color }) => `${Side(color)} je u šahu.`,
    checkmate: ({ color }) => `${Side(color)} je matiran.`,
    stalemate: ({ color }) =>
      `${Side(color)} je u patu: nije u šahu, a nema nijednog dozvoljenog poteza.`,
    'dead-position': () => 'Nijedna strana nema dovoljno figura za mat.',
  },
  fixes: {
    'start-position': () => 'Postavi početnu poziciju',
    'rewrite-rank': ({ rank, to }) => `Promijeni red ${rank} u ${quoted(to)}`,
    'read-letters': ({ languages }) => {
      if (languages === 'latin') return 'Pročitaj slova drugog pisma kao latinična';
      const code = String(languages).slice(0, 2);
      const whose = lettersOf[code];
      return `Pročitaj slova figura ${whose ? `kao ${whose}` : `(${languageName(code)})`}`;
    },
    'split-rank': ({ from, to }) => `Podijeli ${quoted(from)} na ${quoted(to)}`,
    'insert-empty-rank': ({ rank }) => `Dodaj prazan red kao ${rank}. red`,
    'remove-empty-rank': () => 'Izostavi jedan prazan red',
    'fill-with-empty-ranks': ({ count: ranks }) =>
      `Dodaj na kraj ${count(ranks, { one: '# prazan red', few: '# prazna reda', other: '# praznih redova' })}`,
    'leave-out-ranks': ({ count: ranks }) =>
      ranks === 1
        ? 'Izostavi posljednji red'
        : `Izostavi ${count(ranks, { one: 'posljednji # red', few: 'posljednja # reda', other: 'posljednjih # redova' })}`,
    'set-active-color': ({ color }) => `Neka ${side(color)} bude na potezu`,
    'set-castling': ({ value }) =>
      value === '-' ? 'Upiši da nema prava na rokadu' : `Postavi prava na rokadu na ${value}`,
    'drop-castling-right': ({ color, side: wing, right }) =>
      wing === 'kingside'
        ? `Ukloni malu rokadu ${ofSide(color)}`
        : wing === 'queenside'
          ? `Ukloni veliku rokadu ${ofSide(color)}`
          : `Ukloni rokadu ${ofSide(color)} topom na ${String(right).toLowerCase()}-liniji`,
    'drop-castling-rights': ({ rights }) => `Ukloni prava na rokadu ${rights}`,
    'clear-en-passant': ({ square }) =>
      square ? `Ukloni polje za en passant ${square}` : 'Upiši da nema polja za en passant',
    'set-en-passant': ({ square }) => `Postavi ${square} kao polje za en passant`,
    'set-halfmove-clock': ({ value }) => `Postavi brojač polupoteza na ${value}`,
    'set-fullmove-number': ({ value }) => `Postavi redni broj poteza na ${value}`,
    'remove-piece': ({ piece, square }) => `Ukloni ${pieceObject(piece)} sa ${square}`,
    'remove-pawns': ({ count: pawns, square }) =>
      pawns === 1
        ? `Ukloni pješaka sa ${square}`
        : `Ukloni ${count(pawns, { one: 'ovog # pješaka', few: 'ova # pješaka', other: 'ovih # pješaka' })}`,
    'remove-men': ({ color, count: men, squares }) => {
      const adjective = stem(color);
      const removed = count(men, {
        one: `# ${adjective}u figuru`,
        few: `# ${adjective}e figure`,
        other: `# ${adjective}ih figura`,
      });
      return `Ukloni ${removed}: ${squares}`;
    },
    'keep-piece': ({ piece, square }) => `Ostavi samo ${pieceObject(piece)} na ${square}`,
    'move-piece': ({ piece, from, to }) => `Premjesti ${pieceObject(piece)} sa ${from} na ${to}`,
    'replace-piece': ({ piece, taken, square }) =>
      `Zamijeni ${pieceObject(taken)} na ${square} ${withPiece(piece)}`,
    'put-piece': ({ piece, square }) => `Postavi ${pieceObject(piece)} na ${square}`,
    'order-fields': ({ fields }) => `Poredaj podatke: ${fields}`,
    'remove-text': ({ text }) => `Ukloni ${quoted(text)}`,
    'write-missing-fields': ({ fields }) => `Upiši ono što nedostaje: ${quoted(fields)}`,
    'flip-ranks': () => 'Obrni redoslijed redova',
    rotate: () => 'Zakreni poziciju za pola kruga',
    'swap-case': () => 'Zamijeni boje figura',
    mirror: () => 'Zamijeni lijevu i desnu stranu',
  },
  legend: { intro: 'FEN u svim jezicima koristi engleska slova:' },
  palette: {
    label: { all: 'Alati', white: 'Bijele figure', black: 'Crne figure' },
    hand: 'Premještanje figura',
    eraser: 'Uklanjanje figura',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0
        ? 'U ovom tekstu nema pozicije'
        : `Izaberite jednu od ${count(positions, { one: '# pozicije', few: '# pozicije', other: '# pozicija' })}`,
    line: (line) => `Red ${number(line)}`,
    cancel: 'Odustani',
  },
  share: {
    paste: 'Zalijepi poziciju',
    fen: 'Kopiraj FEN',
    epd: 'Kopiraj EPD',
    pgn: 'Kopiraj PGN oznake',
    link: 'Kopiraj link',
    embed: 'Kopiraj kôd za web-stranicu',
    picture: 'Kopiraj sliku',
    png: 'Sačuvaj sliku (PNG)',
    svg: 'Sačuvaj crtež (SVG)',
    send: 'Podijeli…',
    copied: 'Kopirano',
    saved: 'Sačuvano',
    notCopied: 'Preglednik to nije dozvolio. Kopirajte odavde:',
    notPasted: 'Preglednik to nije dozvolio. Zalijepite pomoću tastature.',
    noText: 'U međuspremniku nema teksta.',
    notDone: 'To nije uspjelo.',
    close: 'Zatvori',
  },
  toolbar: {
    label: 'Pozicija',
    undo: 'Poništi',
    redo: 'Ponovi',
    flip: 'Okreni tablu',
    start: 'Početna pozicija',
    clear: 'Prazna tabla',
    share: 'Kopiraj i podijeli',
    more: 'Više',
    menu: {
      'swap-colors': { text: 'Zamijeni strane', hint: 'isto za drugu stranu' },
      mirror: { text: 'Preslikaj', hint: 'lijevo i desno' },
      rotate: { text: 'Zakreni', hint: 'figure za pola kruga' },
      'flip-ranks': { text: 'Prevrni', hint: 'gore i dolje' },
      'swap-case': { text: 'Zamijeni boje', hint: 'figure ostaju na mjestu' },
      'clear-annotations': { text: 'Ukloni strelice', hint: 'i krugove' },
      'chess960-start': { text: 'Chess960 pozicija…', hint: '' },
      chess960: { text: 'Chess960 rokada', hint: '' },
      keys: { text: 'Tipke', hint: '' },
    },
    chess960: {
      title: 'Početna pozicija Chess960',
      number: ({ last }) => `Broj, od 0 do ${last}`,
      random: 'Nasumično',
      setUp: 'Postavi',
      close: 'Zatvori',
    },
  },
  validatorBadge: {
    verdict: {
      valid: 'Ispravna pozicija',
      unreachable: 'Nedostižna',
      illegal: 'Nedozvoljena',
      unreadable: 'Nečitljivo',
      empty: 'Nema pozicije',
      checking: 'Provjera…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors && count(errors, { one: '# greška', few: '# greške', other: '# grešaka' }),
        warnings && count(warnings, { one: '# upozorenje', other: '# upozorenja' }),
        hints && count(hints, { one: '# naznaka', few: '# naznake', other: '# naznaka' }),
      ]
        .filter(Boolean)
        .join(', '),
    title: {
      valid: 'Ovdje ništa nije protivno pravilima.',
      unreachable: 'Nijedna partija ne može dovesti do ove pozicije.',
      illegal: 'Ova pozicija je protivna pravilima.',
      unreadable: 'Tekst se ne može u cijelosti pročitati.',
      empty: 'Pozicije još nema.',
      checking: 'Pravila se učitavaju.',
    },
    mended: 'To je ispravljeno i ništa drugo nije pogrešno.',
    severity: {
      error: 'Greška',
      warning: 'Upozorenje',
      info: 'Napomena',
      suspicion: 'Naznaka',
    },
    showSquares: 'Pokaži na tabli',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) =>
      `ispravlja ${count(mended, { one: '# problem', few: '# problema', other: '# problema' })}`,
    labelled: (label, verdict, counted) => `${label}: ${verdict}${counted && ` · ${counted}`}`,
    readAs: 'Kako je pročitano',
    notes: 'Napomene',
    undo: 'Poništi',
    redo: 'Ponovi',
    close: 'Zatvori',
  },
};

export default messages;
