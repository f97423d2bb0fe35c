import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { kindOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { capitalized, shortened } from './phrases.js';

const { count, list, number, languageName } = formsOf('es');

const kinds: Readonly<Record<Kind, string>> = {
  k: 'rey',
  q: 'dama',
  r: 'torre',
  b: 'alfil',
  n: 'caballo',
  p: 'peón',
};
const manyOf: Readonly<Record<Kind, string>> = {
  k: 'reyes',
  q: 'damas',
  r: 'torres',
  b: 'alfiles',
  n: 'caballos',
  p: 'peones',
};
const isFeminine = (kind: Kind): boolean => kind === 'q' || kind === 'r';

/** «dama blanca», «rey negro». */
const pieceName = (piece: unknown): string => {
  const kind = kindOf(piece);
  const stem = piece === kind ? 'negr' : 'blanc';
  return `${kinds[kind]} ${stem}${isFeminine(kind) ? 'a' : 'o'}`;
};
/** «la dama blanca», «el rey negro». */
const thePiece = (piece: unknown): string =>
  `${isFeminine(kindOf(piece)) ? 'la' : 'el'} ${pieceName(piece)}`;

/** «las blancas» son el bando; así las nombran los jugadores. */
const side = (color: unknown): string => (color === 'b' ? 'las negras' : 'las blancas');
const Side = (color: unknown): string => (color === 'b' ? 'Las negras' : 'Las blancas');
const toSide = (color: unknown): string => (color === 'b' ? 'a las negras' : 'a las blancas');
const bare = (color: unknown): string => (color === 'b' ? 'negras' : 'blancas');
const toMove = (color: unknown): string => `Juegan ${bare(color)}`;

const quoted = (text: unknown): string => `«${String(text)}»`;

const promotedMen = (promoted: unknown): string =>
  count(promoted, {
    one: 'una pieza tiene que venir de una promoción',
    other: '# piezas tienen que venir de promociones',
  });
const missingPawns = (missing: unknown): string =>
  missing === 0
    ? 'no falta ningún peón'
    : count(missing, { one: 'solo falta un peón', other: 'solo faltan # peones' });

/** Las piezas de las que hay más que al principio, y todos los peones si no falta ninguno. */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  list(
    [
      Q && count(Q, { one: 'una dama', other: '# damas' }),
      R && count(R, { one: 'una torre', other: '# torres' }),
      L && count(L, { one: 'un alfil de casillas claras', other: '# alfiles de casillas claras' }),
      D &&
        count(D, { one: 'un alfil de casillas oscuras', other: '# alfiles de casillas oscuras' }),
      N && count(N, { one: 'un caballo', other: '# caballos' }),
      missing === 0 && 'los ocho peones',
    ].filter((item) => typeof item === 'string'),
  );

const missingField: Readonly<Record<string, string>> = {
  activeColor: 'No se indica a quién le toca jugar.',
  castling: 'No se indican los derechos de enroque.',
  enPassant: 'No se indica la casilla de captura al paso.',
  halfmoveClock: 'No se indica el contador de medias jugadas.',
  fullmoveNumber: 'No se indica el número de jugada.',
};
const fieldName: Readonly<Record<string, string>> = {
  castling: 'Derechos de enroque',
  enPassant: 'Casilla de captura al paso',
  halfmoveClock: 'Contador de medias jugadas',
  fullmoveNumber: 'Número de jugada',
};

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}, ${piece ? pieceName(piece) : 'vacía'}`,
  described: (label, { placement, activeColor }) => {
    const men = (color: Color): string =>
      menOf(placement, color, (kind, many) => (many > 1 ? manyOf : kinds)[kind]) || 'sin piezas';
    return `${label || 'Posición de ajedrez'}. Blancas: ${men('w')}. Negras: ${men('b')}. ${toMove(activeColor)}.`;
  },
  unusable: 'Esta posición no se puede usar.',
};

const arrowColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'verde',
  R: 'roja',
  Y: 'amarilla',
  B: 'azul',
};
const circleColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'verde',
  R: 'rojo',
  Y: 'amarillo',
  B: 'azul',
};
const annotation = ({ color, from, to }: Annotation): string =>
  to
    ? `flecha ${arrowColors[color]} de ${from} a ${to}`
    : `círculo ${circleColors[color]} en ${from}`;

/** Español. */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `Dibujos: ${drawn.map(annotation).join(', ')}.`,
        highlighted.length > 0 && `Casillas resaltadas: ${highlighted.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    at: ({ color, from, to }, square) => {
      if (!to) return `círculo ${circleColors[color]}`;
      return `flecha ${arrowColors[color]} ${square === from ? `a ${to}` : `desde ${from}`}`;
    },
    highlighted: 'resaltada',
    begun: (square) =>
      `Se dibuja desde ${square}. Vaya a una casilla y pulse A, o bien R, Y o B para rojo, amarillo o azul.`,
    held: (square) => `Se dibuja desde ${square}. Ahora pulse la casilla de destino.`,
    notDrawn: 'No dibujado',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return 'No hay nada dibujado que quitar';
      return `Quitado: ${few.length > 0 ? few.map(annotation).join(', ') : `${number(all)} flechas y círculos`}`;
    },
  },
  board,
  boardEditing: {
    label: 'Tablero de ajedrez',
    hint: 'Pulse ? para ver la lista de teclas.',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && ` Derechos de enroque ${castling.split('').join(' ')}.`;
      return `${board.described('', position)}${rights}${enPassant ? ` Captura al paso en ${enPassant}.` : ''}`;
    },
    undone: (change) => (change ? `Deshecho: ${change}` : 'Deshecho'),
    redone: (change) => (change ? `Rehecho: ${change}` : 'Rehecho'),
    nothingToUndo: 'No hay nada que deshacer',
    nothingToRedo: 'No hay nada que rehacer',
    putBack: 'Devuelta a su sitio',
    toolPutAway: 'Herramienta guardada',
    pickedUp: (what, note) => `En la mano: ${what}${note && `. ${note}`}`,
    nothingToPickUp: 'Aquí no hay nada que levantar',
    cannotGoThere: 'No puede ir ahí',
    moved: (piece, from, to) => `${piece}, de ${from} a ${to}`,
    manySquares: (changed, placement) => {
      const men = placement.filter(Boolean).length;
      if (men === 0) return 'Tablero vacío';
      return `${count(changed, { one: '# casilla cambiada', other: '# casillas cambiadas' })}; ${count(men, { one: '# pieza', other: '# piezas' })} en el tablero`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? 'Piezas'}: ${value || (name === 'enPassant' ? 'ninguna' : 'ninguno')}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join(' ')} Y ${number(sentences.length - 2)} más.`
        : sentences.join(' '),
    mended: (sentences) =>
      sentences.length === 1
        ? `Corregido: ${sentences[0]}`
        : count(sentences.length, {
            one: '# problema corregido.',
            other: '# problemas corregidos.',
          }),
    goal: 'jugada posible',
    goals: (squares) =>
      `${count(squares.length, { one: '# casilla posible', other: '# casillas posibles' })}: ${squares.join(', ')}`,
    cannotPlay: (why) => `No se puede jugar. ${why}`,
    promoteTo: 'Promocionar a',
    keysTitle: 'Teclas en el tablero',
    close: 'Cerrar',
    keys: [
      [['←', '→', '↑', '↓'], 'Ir a la casilla vecina'],
      [['Inicio', 'Fin'], 'Primera o última casilla de la fila; con Ctrl, del tablero'],
      [['Re Pág', 'Av Pág'], 'Casilla más alta o más baja de la columna'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], 'Colocar una pieza blanca, con Mayús'],
      [['p', 'n', 'b', 'r', 'q', 'k'], 'Colocar una pieza negra'],
      [['Supr'], 'Quitar la pieza'],
      [['Intro', 'Espacio'], 'Levantar y soltar, o usar la herramienta elegida'],
      [['Esc'], 'Devolver a su sitio, o guardar la herramienta'],
      [['a'], 'Empezar y terminar una flecha; en la misma casilla es un círculo'],
      [['a … r', 'a … y', 'a … b'], 'Lo mismo en rojo, amarillo o azul'],
      [['a Supr'], 'Quitar todas las flechas y todos los círculos'],
      [['Ctrl Z', '⌘ Z'], 'Deshacer'],
      [['Mayús Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], 'Rehacer'],
      [['d'], 'Describir la posición'],
      [['?'], 'Esta lista'],
    ],
  },
  editor: { label: 'Editor de posiciones', board: 'Tablero', fields: 'FEN y campos' },
  edits: {
    separator: ({ from }) => `${quoted(from)} leído como espacio`,
    'edge-blank': () => 'Omitidos los caracteres invisibles de los extremos',
    'digits-joined': ({ from, to }) => `${from} leído como ${to} casillas vacías`,
    figurines: () => 'Figurines leídos como letras de piezas',
    'active-color-word': ({ to }) => `Leído como «${toMove(to)}»`,
    'castling-order': ({ to }) => `Derechos de enroque ordenados: ${to}`,
    'castling-notation': ({ from, to }) => `Derechos de enroque ${from} leídos como ${to}`,
    dash: ({ from }) => `${quoted(from)} leído como -`,
    'en-passant-capital': ({ from, to }) => `${from} leído como ${to}`,
    'leading-zeros': ({ from, to }) => `${from} leído como ${to}`,
    'counter-assumed': ({ to }) => `Guion leído como ${to}`,
    'fullmove-number-zero': () => 'Número de jugada 0 leído como 1',
    'pgn-tag': () => 'Tomado de una etiqueta PGN',
    link: () => 'Tomado de un enlace',
    'text-left-out': ({ from }) => `Omitido ${quoted(shortened(from))}`,
    'html-encoding': () => 'HTML decodificado',
    'percent-encoding': () => 'Signos de porcentaje decodificados',
    escapes: () => 'Omitidas las barras invertidas',
    invisible: () => 'Omitidos los caracteres invisibles',
    'letter-forms': () => 'Variantes de letras leídas como letras corrientes',
    'promoted-mark': () => 'Omitidas las marcas de piezas promocionadas',
    'rank-separator': () => 'Puestas barras entre las filas',
    'empty-squares': () => 'Contadas las casillas vacías',
    'board-drawn': () => 'Leído un tablero dibujado con texto',
    alphabet: () => 'Leídas letras cirílicas de piezas',
    'fields-glued': ({ from, to }) => `${quoted(from)} leído como ${quoted(to)}`,
    'castling-joined': ({ from, to }) => `${quoted(from)} leído como ${to}`,
    'lines-joined': () => 'Unida una posición partida en varias líneas',
    'epd-semicolon': () => 'Puestos puntos y coma tras las operaciones',
    'start-position': () => 'Leído como la posición inicial',
    caption: ({ from }) => `Tomado ${quoted(shortened(from))} de junto al tablero`,
    'moves-played': ({ to }) => `Jugadas hechas: ${shortened(to)}`,
    'moves-left-out': ({ to }) => `Jugadas omitidas: ${shortened(to)}`,
  },
  fieldEditor: {
    label: 'Posición por campos',
    line: 'FEN',
    readable: 'El FEN ya se puede leer.',
    mended: 'Ya no hay ningún error.',
    more: (more) => `y ${number(more)} más`,
    mend: 'Corregir…',
    assumptions: (assumed) => count(assumed, { one: '# suposición', other: '# suposiciones' }),
    operationsLeftOut: (opcodes) => `Sin las operaciones ${opcodes.join(', ')}`,
    accept: 'Aceptar',
    turn: 'Turno',
    whiteToMove: toMove('w'),
    blackToMove: toMove('b'),
    castling: 'Enroque',
    white: 'Blancas',
    black: 'Negras',
    kingside: 'corto',
    queenside: 'largo',
    rights: { K: 'Blancas, corto', Q: 'Blancas, largo', k: 'Negras, corto', q: 'Negras, largo' },
    rookRight: ({ color, rook, side: wing }) => {
      const length = wing === 'kingside' ? ', corto' : wing === 'queenside' ? ', largo' : '';
      return `${capitalized(bare(color))}, torre de ${rook}${length}`;
    },
    lacks: { king: 'falta el rey', rook: 'falta la torre' },
    allowPossible: 'Permitir los enroques posibles',
    takeAsChess960: 'Enrocar como en Chess960',
    enPassant: 'Al paso',
    none: 'ninguna',
    passed: ({ square, pawn }) => `${square} — peón de ${pawn}`,
    notPossible: 'imposible aquí',
    halfmoveClock: 'Medias jugadas',
    fullmoveNumber: 'Jugada n.º',
    assumed: 'supuesto',
    unreadable: (text) => `no se puede leer: ${quoted(text)}`,
    wholeNumber: (least) => `un número entero a partir de ${least}`,
  },
  findings: {
    'text-empty': () => 'En este texto no hay ninguna posición.',
    'placement-rank-count': (data) =>
      `El tablero tiene ${count(data.count, { one: 'una sola fila', other: '# filas' })}; tienen que ser ocho.`,
    'placement-rank-length': ({ rank, count: squares }) =>
      squares === 0
        ? `La fila ${rank} no tiene casillas; tienen que ser ocho.`
        : `La fila ${rank} tiene ${count(squares, { one: 'una sola casilla', other: '# casillas' })}; tienen que ser ocho.`,
    'placement-letter': ({ letter, rank }) =>
      `${quoted(letter)} en la fila ${rank} no es letra de ninguna pieza.`,
    'placement-digit': ({ text, rank }) =>
      `${text} en la fila ${rank} no es un número de casillas vacías; ha de ser de 1 a 8.`,
    'active-color-unreadable': ({ text }) =>
      `${quoted(text)} no dice a quién le toca jugar; eso se indica con w o b.`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)} no indica derechos de enroque; se indican con letras de KQkq, o con - si no hay ninguno.`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)} no es una casilla de captura al paso; ha de ser una casilla como e3, o - si no hay ninguna.`,
    'halfmove-clock-unreadable': ({ text }) =>
      `${quoted(text)} no es un contador de medias jugadas; ha de ser un número.`,
    'fullmove-number-unreadable': ({ text }) =>
      `${quoted(text)} no es un número de jugada; ha de ser un número a partir de 1.`,
    'trailing-text': ({ text }) =>
      `${quoted(text)} está detrás de la posición y no forma parte de ella.`,
    'extra-text': ({ text }) => `${quoted(text)} está entre los campos y no es ninguno de ellos.`,
    'king-missing': ({ color }) => `${Side(color)} no tienen rey.`,
    'king-extra': ({ color, count: kings }) =>
      `${Side(color)} tienen ${count(kings, { one: 'un rey', other: '# reyes' })}; solo puede haber uno.`,
    'kings-adjacent': () => 'Los reyes están en casillas vecinas.',
    'opponent-in-check': ({ color }) =>
      `${Side(color)} están en jaque, pero les toca jugar ${toSide(color === 'b' ? 'w' : 'b')}.`,
    'pawn-on-back-rank': (data) =>
      count(data.count, {
        one: 'Hay un peón en la primera o en la octava fila, donde no puede haber ninguno.',
        other: 'Hay peones en la primera o en la octava fila, donde no puede haber ninguno.',
      }),
    'too-many-pawns': ({ color, count: pawns }) =>
      `${Side(color)} tienen ${count(pawns, { one: 'un peón', other: '# peones' })}; como mucho puede haber ocho.`,
    'too-many-pieces': ({ color, count: men }) =>
      `${Side(color)} tienen ${count(men, { one: 'una pieza', other: '# piezas' })}; como mucho puede haber 16.`,
    'castling-without-king': ({ color, square, rank }) =>
      `${Side(color)} no pueden enrocar: el rey no está en ${square || `la fila ${rank}`}.`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file)
        return `En el ajedrez tradicional, ${side(color)} no pueden enrocar con una torre de la columna ${file}.`;
      const castle =
        wing === 'kingside'
          ? 'hacer el enroque corto'
          : wing === 'queenside'
            ? 'hacer el enroque largo'
            : 'enrocar';
      const where = square
        ? `no hay torre en ${square}`
        : `no hay torre en la fila ${rank} a ese lado del rey`;
      return `${Side(color)} no pueden ${castle}: ${where}.`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `La casilla de captura al paso ${square} no está en la fila ${rank}, donde tiene que estar si juegan ${side(color)}.`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `Ningún peón ${color === 'b' ? 'negro' : 'blanco'} puede haber pasado por ${square} en la última jugada: no hay ninguno en ${pawn}.`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `Ningún peón ${color === 'b' ? 'negro' : 'blanco'} puede haber pasado por ${square} en la última jugada: ${occupied === 1 ? `${blocked} está ocupada` : 'su camino está ocupado'}.`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) => {
      const played =
        most === 0
          ? 'todavía no puede haberse hecho ninguna'
          : count(most, {
              one: 'como mucho puede haberse hecho una',
              other: 'como mucho pueden haberse hecho #',
            });
      return `El contador de medias jugadas es ${clock}, pero en la jugada ${move} ${played}.`;
    },
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `Un peón acaba de pasar por ${square}, así que el contador de medias jugadas es 0 y no ${clock}.`,
    'too-many-promoted': (data) =>
      `${Side(data.color)} tienen ${promotedList(data)}: ${promotedMen(data.promoted)}, pero ${missingPawns(data.missing)}.`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `${capitalized(count(checkers, { one: 'una pieza da', other: '# piezas dan' }))} jaque ${toSide(color)}; con una jugada pueden darlo dos como mucho.`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `Ninguna última jugada puede haber dado este jaque ${toSide(color)}.`
        : `Ninguna última jugada puede haber dado ${toSide(color)} los dos jaques a la vez.`,
    'en-passant-impossible-check': ({ color, square }) =>
      `El avance doble por ${square} no puede haber sido la última jugada y a la vez haber dado este jaque ${toSide(color)}.`,
    'no-last-move': ({ color }) => `Ninguna jugada de ${side(color)} puede haber sido la última.`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most =
          captures === 0
            ? 'Sin capturas'
            : count(captures, { one: 'Con una sola captura', other: 'Con solo # capturas' });
        const what =
          promoted === 0
            ? ''
            : ` y que además se ${count(promoted, {
                one: 'haya promocionado un peón',
                other: 'hayan promocionado # peones',
              })}`;
        return `${most}, no es posible que los peones hayan llegado a estas columnas${what}.`;
      }
      const pawns = `Los peones ${color === 'b' ? 'negros' : 'blancos'}`;
      if (Number(needed) > 30)
        return `${pawns} no pueden haber llegado todos aquí desde su fila inicial.`;
      const ofOthers = color === 'b' ? 'blanca' : 'negra';
      const taken =
        captures === 0
          ? `no había ninguna pieza ${ofOthers} que capturar`
          : count(captures, {
              one: `solo había una pieza ${ofOthers} que capturar`,
              other: `solo había # piezas ${ofOthers}s que capturar`,
            });
      return `${pawns} necesitan ${count(needed, { one: 'una captura', other: '# capturas' })} para estar aquí, pero ${taken}.`;
    },
    'piece-locked-in': ({ color, count: men, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `Los peones de ${side(color)} que nunca se movieron mantuvieron piezas encerradas en su sitio: ${promotedMen(promoted)}, pero ${missingPawns(missing)}.`;
      const past = 'a través de peones que nunca se movieron';
      return men === 1
        ? `${capitalized(thePiece(piece))} de ${square} no puede haber llegado ahí ${past}.`
        : `Estas piezas no pueden haber llegado ahí ${past}.`;
    },
    parity: ({ color }) =>
      `Solo pueden haberse movido caballos y torres, y por el número de sus jugadas no les toca ${toSide(color)}.`,
    'looks-mirrored': () =>
      'Parece que izquierda y derecha están cambiadas: ambos reyes están en la columna d.',
    'looks-upside-down': () =>
      'Parece que el tablero está al revés, como si sus filas se hubieran escrito de la 1 a la 8.',
    'looks-color-swapped': () =>
      'Parece que los colores están cambiados; las mayúsculas son las piezas blancas.',
    'looks-other-side-to-move': ({ color }) =>
      `No se indica a quién le toca jugar, y ${side(color)} están en jaque.`,
    'field-missing': ({ field }) => missingField[String(field)] ?? 'Falta un campo.',
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `Ningún peón ${color === 'b' ? 'negro' : 'blanco'} puede capturar al paso en ${square}.`
        : `Si ${side(color)} capturaran al paso en ${square}, su rey quedaría en jaque.`,
    check: ({ color }) => `${Side(color)} están en jaque.`,
    checkmate: ({ color }) => `${Side(color)} están en jaque mate.`,
    stalemate: ({ color }) =>
      `${Side(color)} están ahogadas: no están en jaque y no tienen jugada legal.`,
    'dead-position': () => 'Ningún bando tiene material suficiente para dar mate.',
  },
  fixes: {
    'start-position': () => 'Poner la posición inicial',
    'rewrite-rank': ({ rank, to }) => `Cambiar la fila ${rank} por ${quoted(to)}`,
    'read-letters': ({ languages }) =>
      languages === 'latin'
        ? 'Leer las letras de otra escritura como latinas'
        : `Leer las letras de las piezas en ${languageName(String(languages).slice(0, 2))}`,
    'split-rank': ({ from, to }) => `Partir ${quoted(from)} en ${quoted(to)}`,
    'insert-empty-rank': ({ rank }) => `Añadir una fila vacía como fila ${rank}`,
    'remove-empty-rank': () => 'Omitir una fila vacía',
    'fill-with-empty-ranks': ({ count: ranks }) =>
      `Añadir al final ${count(ranks, { one: 'una fila vacía', other: '# filas vacías' })}`,
    'leave-out-ranks': ({ count: ranks }) =>
      `Omitir ${count(ranks, { one: 'la última fila', other: 'las últimas # filas' })}`,
    'set-active-color': ({ color }) => `Dar el turno ${toSide(color)}`,
    'set-castling': ({ value }) =>
      value === '-' ? 'Dejar sin derechos de enroque' : `Poner los derechos de enroque ${value}`,
    'drop-castling-right': ({ color, side: wing, right }) => {
      const castling =
        wing === 'kingside'
          ? 'el enroque corto'
          : wing === 'queenside'
            ? 'el enroque largo'
            : `el enroque con la torre de la columna ${String(right).toLowerCase()}`;
      return `Quitar ${castling} ${toSide(color)}`;
    },
    'drop-castling-rights': ({ rights }) => `Quitar los derechos de enroque ${rights}`,
    'clear-en-passant': ({ square }) =>
      square
        ? `Quitar la casilla de captura al paso ${square}`
        : 'Dejar sin casilla de captura al paso',
    'set-en-passant': ({ square }) => `Poner ${square} como casilla de captura al paso`,
    'set-halfmove-clock': ({ value }) => `Poner a ${value} el contador de medias jugadas`,
    'set-fullmove-number': ({ value }) => `Poner ${value} como número de jugada`,
    'remove-piece': ({ piece, square }) => `Quitar ${thePiece(piece)} de ${square}`,
    'remove-pawns': ({ count: pawns, square }) =>
      pawns === 1 ? `Quitar el peón de ${square}` : `Quitar estos ${number(pawns)} peones`,
    'remove-men': ({ color, count: men, squares }) => {
      const theirs = color === 'w' ? 'blanca' : 'negra';
      return `Quitar ${count(men, { one: `una pieza ${theirs}`, other: `# piezas ${theirs}s` })}: ${squares}`;
    },
    'keep-piece': ({ piece, square }) => `Conservar solo ${thePiece(piece)} de ${square}`,
    'move-piece': ({ piece, from, to }) => `Llevar ${thePiece(piece)} de ${from} a ${to}`,
    'replace-piece': ({ piece, taken, square }) =>
      `Cambiar ${thePiece(taken)} de ${square} por ${thePiece(piece)}`,
    'put-piece': ({ piece, square }) => `Poner ${thePiece(piece)} en ${square}`,
    'order-fields': ({ fields }) => `Ordenar los campos: ${fields}`,
    'remove-text': ({ text }) => `Quitar ${quoted(text)}`,
    'write-missing-fields': ({ fields }) => `Escribir ${quoted(fields)} donde falta`,
    'flip-ranks': () => 'Invertir el orden de las filas',
    rotate: () => 'Girar el tablero 180°',
    'swap-case': () => 'Intercambiar los colores de las piezas',
    mirror: () => 'Intercambiar izquierda y derecha',
  },
  legend: { intro: 'En todos los idiomas, FEN usa las letras inglesas:' },
  palette: {
    label: { all: 'Herramientas', white: 'Piezas blancas', black: 'Piezas negras' },
    hand: 'Mover piezas',
    eraser: 'Quitar piezas',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0
        ? 'En este texto no hay ninguna posición'
        : `Elija entre ${count(positions, { one: '# posición', other: '# posiciones' })}`,
    line: (line) => `Línea ${number(line)}`,
    cancel: 'Cancelar',
  },
  share: {
    paste: 'Pegar posición',
    fen: 'Copiar FEN',
    epd: 'Copiar EPD',
    pgn: 'Copiar etiquetas PGN',
    link: 'Copiar enlace',
    embed: 'Copiar código para una página',
    picture: 'Copiar imagen',
    png: 'Guardar imagen (PNG)',
    svg: 'Guardar dibujo (SVG)',
    send: 'Compartir…',
    copied: 'Copiado',
    saved: 'Guardado',
    notCopied: 'El navegador no lo ha permitido. Cópielo de aquí:',
    notPasted: 'El navegador no lo ha permitido. Pegue con el teclado.',
    noText: 'No hay texto en el portapapeles.',
    notDone: 'No ha funcionado.',
    close: 'Cerrar',
  },
  toolbar: {
    label: 'Posición',
    undo: 'Deshacer',
    redo: 'Rehacer',
    flip: 'Girar el tablero',
    start: 'Posición inicial',
    clear: 'Tablero vacío',
    share: 'Copiar y compartir',
    more: 'Más',
    menu: {
      'swap-colors': { text: 'Cambiar de bando', hint: 'lo mismo con los colores cambiados' },
      mirror: { text: 'Reflejar', hint: 'izquierda y derecha' },
      rotate: { text: 'Girar', hint: 'las piezas 180°' },
      'flip-ranks': { text: 'Invertir', hint: 'arriba y abajo' },
      'swap-case': { text: 'Recolorear', hint: 'las piezas donde están' },
      'clear-annotations': { text: 'Quitar flechas', hint: 'y círculos' },
      'chess960-start': { text: 'Inicio de Chess960…', hint: '' },
      chess960: { text: 'Enroque de Chess960', hint: '' },
      keys: { text: 'Teclas', hint: '' },
    },
    chess960: {
      title: 'Posición inicial de Chess960',
      number: ({ last }) => `Número, de 0 a ${last}`,
      random: 'Al azar',
      setUp: 'Colocar',
      close: 'Cerrar',
    },
  },
  validatorBadge: {
    verdict: {
      valid: 'Posición válida',
      unreachable: 'Inalcanzable',
      illegal: 'Ilegal',
      unreadable: 'Texto ilegible',
      empty: 'Sin posición',
      checking: 'Comprobando…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors && count(errors, { one: '# error', other: '# errores' }),
        warnings && count(warnings, { one: '# aviso', other: '# avisos' }),
        hints && count(hints, { one: '# indicio', other: '# indicios' }),
      ]
        .filter(Boolean)
        .join(', '),
    title: {
      valid: 'Aquí nada va contra las reglas.',
      unreachable: 'Ninguna partida puede llevar a esta posición.',
      illegal: 'Esta posición incumple las reglas.',
      unreadable: 'El texto no se puede leer del todo.',
      empty: 'Todavía no hay ninguna posición.',
      checking: 'Cargando las reglas.',
    },
    mended: 'Corregido, y no hay ningún otro error.',
    severity: { error: 'Error', warning: 'Aviso', info: 'Nota', suspicion: 'Indicio' },
    showSquares: 'Mostrar en el tablero',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) => `corrige ${count(mended, { one: '# problema', other: '# problemas' })}`,
    labelled: (label, verdict, counted) => `${label}: ${verdict}${counted && ` · ${counted}`}`,
    readAs: 'Cómo se ha leído',
    notes: 'Notas',
    undo: 'Deshacer',
    redo: 'Rehacer',
    close: 'Cerrar',
  },
};

export default messages;
