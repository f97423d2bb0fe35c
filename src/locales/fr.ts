import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { kindOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { shortened } from './phrases.js';

const { count, list, number, languageName } = formsOf('fr');

const kinds: Readonly<Record<Kind, string>> = {
  k: 'roi',
  q: 'dame',
  r: 'tour',
  b: 'fou',
  n: 'cavalier',
  p: 'pion',
};

/** « Les Blancs », en tête de phrase. */
const Side = (color: unknown): string => (color === 'b' ? 'Les Noirs' : 'Les Blancs');
const side = (color: unknown): string => (color === 'b' ? 'les Noirs' : 'les Blancs');
const ofSide = (color: unknown): string => (color === 'b' ? 'des Noirs' : 'des Blancs');
const toSide = (color: unknown): string => (color === 'b' ? 'aux Noirs' : 'aux Blancs');
const otherColor = (color: unknown): Color => (color === 'b' ? 'w' : 'b');
const toMove = (color: unknown): string => `Trait ${toSide(color)}`;

const masculine = (color: unknown): string => (color === 'b' ? 'noir' : 'blanc');
const feminine = (color: unknown): string => (color === 'b' ? 'noire' : 'blanche');
const isFeminine = (piece: unknown): boolean => 'qr'.includes(kindOf(piece));
const pieceName = (piece: unknown): string => {
  const kind = kindOf(piece);
  const color = piece === kind ? 'b' : 'w';
  return `${kinds[kind]} ${isFeminine(piece) ? feminine(color) : masculine(color)}`;
};
const thePiece = (piece: unknown): string =>
  `${isFeminine(piece) ? 'la' : 'le'} ${pieceName(piece)}`;

const quoted = (text: unknown): string => `«\u00a0${String(text)}\u00a0»`;

const promotedMen = (promoted: unknown): string =>
  count(promoted, {
    one: 'une pièce doit venir d’une promotion',
    other: '# pièces doivent venir d’une promotion',
  });
const missingPawns = (missing: unknown): string =>
  missing === 0
    ? 'aucun pion ne manque'
    : count(missing, { one: 'il ne manque qu’un pion', other: 'il ne manque que # pions' });

/** Les pièces plus nombreuses que dans la position initiale, et tous les pions s’il n’en manque aucun. */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  list(
    [
      Q && count(Q, { one: 'une dame', other: '# dames' }),
      R && count(R, { one: 'une tour', other: '# tours' }),
      L && count(L, { one: 'un fou de cases blanches', other: '# fous de cases blanches' }),
      D && count(D, { one: 'un fou de cases noires', other: '# fous de cases noires' }),
      N && count(N, { one: 'un cavalier', other: '# cavaliers' }),
      missing === 0 && 'tous leurs pions',
    ].filter((item) => typeof item === 'string'),
  );

const missingField: Readonly<Record<string, string>> = {
  activeColor: 'Le trait n’est pas indiqué.',
  castling: 'Les droits de roque ne sont pas indiqués.',
  enPassant: 'La case de prise en passant n’est pas indiquée.',
  halfmoveClock: 'Le compteur de demi-coups n’est pas indiqué.',
  fullmoveNumber: 'Le numéro du coup n’est pas indiqué.',
};
/** Ce qui se dit là où la FEN n’a qu’un tiret. */
const noValue: Readonly<Record<string, string>> = { castling: 'aucun', enPassant: 'aucune' };
const fieldName: Readonly<Record<string, string>> = {
  castling: 'Droits de roque',
  enPassant: 'Case de prise en passant',
  halfmoveClock: 'Compteur de demi-coups',
  fullmoveNumber: 'Numéro du coup',
};

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}, ${piece ? pieceName(piece) : 'case vide'}`,
  described: (label, { placement, activeColor }) => {
    const men = (color: Color): string =>
      menOf(placement, color, (kind, many) => (many > 1 ? `${kinds[kind]}s` : kinds[kind])) ||
      'aucune pièce';
    return `${label || 'Position d’échecs'}. Blancs\u00a0: ${men('w')}. Noirs\u00a0: ${men('b')}. ${toMove(activeColor)}.`;
  },
  unusable: 'Cette position n’est pas utilisable telle quelle.',
};

const arrowColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'verte',
  R: 'rouge',
  Y: 'jaune',
  B: 'bleue',
};
const circleColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'vert',
  R: 'rouge',
  Y: 'jaune',
  B: 'bleu',
};
const annotation = ({ color, from, to }: Annotation): string =>
  to
    ? `flèche ${arrowColors[color]} de ${from} à ${to}`
    : `cercle ${circleColors[color]} en ${from}`;

/** Français. */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `Dessiné\u00a0: ${drawn.map(annotation).join(', ')}.`,
        highlighted.length > 0 && `En évidence\u00a0: ${highlighted.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    at: ({ color, from, to }, square) => {
      if (!to) return `cercle ${circleColors[color]}`;
      return `flèche ${arrowColors[color]} ${square === from ? `vers ${to}` : `de ${from}`}`;
    },
    highlighted: 'en évidence',
    begun: (square) =>
      `Dessin à partir de ${square}. Aller sur une case et appuyer sur A, ou sur R, Y ou B pour le rouge, le jaune ou le bleu.`,
    held: (square) => `Dessin à partir de ${square}. Appuyer maintenant sur la case d’arrivée.`,
    notDrawn: 'Non dessiné',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return 'Aucun dessin à retirer';
      return `Retiré\u00a0: ${few.length > 0 ? few.map(annotation).join(', ') : `${number(all)} flèches et cercles`}`;
    },
  },
  board,
  boardEditing: {
    label: 'Échiquier',
    hint: 'Appuyer sur ? pour la liste des touches.',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && ` Droits de roque\u00a0: ${castling.split('').join(' ')}.`;
      const target = enPassant ? ` Prise en passant\u00a0: ${enPassant}.` : '';
      return `${board.described('', position)}${rights}${target}`;
    },
    undone: (change) => (change ? `Annulé\u00a0: ${change}` : 'Annulé'),
    redone: (change) => (change ? `Rétabli\u00a0: ${change}` : 'Rétabli'),
    nothingToUndo: 'Rien à annuler',
    nothingToRedo: 'Rien à rétablir',
    putBack: 'Remis en place',
    toolPutAway: 'Outil rangé',
    pickedUp: (what, note) => `En main\u00a0: ${what}${note && `. ${note}`}`,
    nothingToPickUp: 'Rien à prendre ici',
    cannotGoThere: 'Impossible d’aller là',
    moved: (piece, from, to) => `${piece}, de ${from} en ${to}`,
    manySquares: (changed, placement) => {
      const men = placement.filter(Boolean).length;
      if (men === 0) return 'Échiquier vide';
      return `${count(changed, { one: '# case modifiée', other: '# cases modifiées' })}, ${count(men, { one: '# pièce', other: '# pièces' })} sur l’échiquier`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? 'Pièces'}\u00a0: ${value === '' ? noValue[name] : value}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join(' ')} ${count(sentences.length - 2, { one: 'Et # autre', other: 'Et # autres' })}.`
        : sentences.join(' '),
    mended: (sentences) =>
      sentences.length === 1
        ? `Corrigé\u00a0: ${sentences[0]}`
        : count(sentences.length, {
            one: '# problème est corrigé.',
            other: '# problèmes sont corrigés.',
          }),
    goal: 'coup possible',
    goals: (squares) =>
      `${count(squares.length, { one: '# case possible', other: '# cases possibles' })}\u00a0: ${squares.join(', ')}`,
    cannotPlay: (why) => `Aucun coup ne peut être joué. ${why}`,
    promoteTo: 'Promouvoir en',
    keysTitle: 'Touches sur l’échiquier',
    close: 'Fermer',
    keys: [
      [['←', '→', '↑', '↓'], 'Aller à la case voisine'],
      [
        ['Origine', 'Fin'],
        'Première ou dernière case de la rangée\u00a0; avec Ctrl, de l’échiquier',
      ],
      [['Page préc.', 'Page suiv.'], 'Case du haut ou du bas de la colonne'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], 'Placer une pièce blanche, avec Maj'],
      [['p', 'n', 'b', 'r', 'q', 'k'], 'Placer une pièce noire'],
      [['Suppr'], 'Retirer la pièce'],
      [['Entrée', 'Espace'], 'Prendre et poser, ou utiliser l’outil choisi'],
      [['Échap'], 'Remettre en place, ou ranger l’outil'],
      [['a'], 'Commencer et finir une flèche\u00a0; sur la même case, c’est un cercle'],
      [['a … r', 'a … y', 'a … b'], 'De même en rouge, jaune ou bleu'],
      [['a Suppr'], 'Retirer toutes les flèches et tous les cercles'],
      [['Ctrl Z', '⌘ Z'], 'Annuler'],
      [['Maj Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], 'Rétablir'],
      [['d'], 'Décrire la position'],
      [['?'], 'Cette liste'],
    ],
  },
  editor: { label: 'Éditeur de position', board: 'Échiquier', fields: 'FEN et champs' },
  edits: {
    separator: ({ from }) => `${quoted(from)} lu comme un espace`,
    'edge-blank': () => 'Caractères invisibles retirés aux extrémités',
    'digits-joined': ({ from, to }) => `${from} lu comme ${to} cases vides`,
    figurines: () => 'Figurines lues comme lettres de pièces',
    'active-color-word': ({ to }) => `Lu comme ${quoted(toMove(to))}`,
    'castling-order': ({ to }) => `Droits de roque remis dans l’ordre\u00a0: ${to}`,
    'castling-notation': ({ from, to }) => `Droits de roque ${from} lus comme ${to}`,
    dash: ({ from }) => `${quoted(from)} lu comme -`,
    'en-passant-capital': ({ from, to }) => `${from} lu comme ${to}`,
    'leading-zeros': ({ from, to }) => `${from} lu comme ${to}`,
    'counter-assumed': ({ to }) => `Tiret lu comme ${to}`,
    'fullmove-number-zero': () => 'Numéro de coup 0 lu comme 1',
    'pgn-tag': () => 'Pris dans une balise PGN',
    link: () => 'Pris dans un lien',
    'text-left-out': ({ from }) => `${quoted(shortened(from))} laissé de côté`,
    'html-encoding': () => 'Encodage HTML décodé',
    'percent-encoding': () => 'Encodage URL décodé',
    escapes: () => 'Barres obliques inverses retirées',
    invisible: () => 'Caractères invisibles retirés',
    'letter-forms': () => 'Variantes de lettres lues comme lettres ordinaires',
    'promoted-mark': () => 'Marques de pièces promues retirées',
    'rank-separator': () => 'Barres obliques mises entre les rangées',
    'empty-squares': () => 'Cases vides comptées',
    'board-drawn': () => 'Échiquier lu dans un dessin en caractères',
    alphabet: () => 'Lettres cyrilliques lues comme lettres de pièces',
    'fields-glued': ({ from, to }) => `${quoted(from)} lu comme ${quoted(to)}`,
    'castling-joined': ({ from, to }) => `${quoted(from)} lu comme ${to}`,
    'lines-joined': () => 'Position rassemblée à partir de plusieurs lignes',
    'epd-semicolon': () => 'Points-virgules mis après les opérations',
    'start-position': () => 'Lu comme la position initiale',
    caption: ({ from }) => `${quoted(shortened(from))} lu à côté de l’échiquier`,
    'moves-played': ({ to }) => `Coups joués\u00a0: ${shortened(to)}`,
    'moves-left-out': ({ to }) => `Coups laissés de côté\u00a0: ${shortened(to)}`,
  },
  fieldEditor: {
    label: 'Position champ par champ',
    line: 'FEN',
    readable: 'La FEN est lisible.',
    mended: 'Il n’y a plus d’erreur.',
    more: (more) => count(more, { one: 'et # autre', other: 'et # autres' }),
    mend: 'Corriger…',
    assumptions: (assumed) => count(assumed, { one: '# supposition', other: '# suppositions' }),
    operationsLeftOut: (opcodes) => `Sans les opérations ${opcodes.join(', ')}`,
    accept: 'Accepter',
    turn: 'Trait',
    whiteToMove: toMove('w'),
    blackToMove: toMove('b'),
    castling: 'Roque',
    white: 'Blancs',
    black: 'Noirs',
    kingside: 'petit',
    queenside: 'grand',
    rights: {
      K: 'Petit roque des Blancs',
      Q: 'Grand roque des Blancs',
      k: 'Petit roque des Noirs',
      q: 'Grand roque des Noirs',
    },
    rookRight: ({ color, rook, side: wing }) => {
      const length =
        wing === 'kingside' ? ', petit roque' : wing === 'queenside' ? ', grand roque' : '';
      return `Tour ${ofSide(color)} en ${rook}${length}`;
    },
    lacks: { king: 'roi absent', rook: 'tour absente' },
    allowPossible: 'Autoriser les roques possibles',
    takeAsChess960: 'Roquer comme en Chess960',
    enPassant: 'En passant',
    none: 'aucune',
    passed: ({ square, pawn }) => `${square} – pion ${pawn}`,
    notPossible: 'impossibles ici',
    halfmoveClock: 'Compteur de demi-coups',
    fullmoveNumber: 'Numéro du coup',
    assumed: 'supposé',
    unreadable: (text) => `illisible\u00a0: ${quoted(text)}`,
    wholeNumber: (least) => `un nombre entier à partir de ${least}`,
  },
  findings: {
    'text-empty': () => 'Ce texte ne contient aucune position.',
    'placement-rank-count': (data) =>
      `L’échiquier a ${count(data.count, { one: 'une seule rangée', other: '# rangées' })}\u00a0; il en faut huit.`,
    'placement-rank-length': ({ rank, count: squares }) =>
      `La rangée ${rank} ${squares === 0 ? 'n’a aucune case' : count(squares, { one: 'n’a qu’une case', other: 'a # cases' })}\u00a0; il en faut huit.`,
    'placement-letter': ({ letter, rank }) =>
      `${quoted(letter)}, sur la rangée ${rank}, n’est pas une lettre de pièce.`,
    'placement-digit': ({ text, rank }) =>
      `${text}, sur la rangée ${rank}, n’est pas un nombre de cases vides\u00a0; il va de 1 à 8.`,
    'active-color-unreadable': ({ text }) =>
      `${quoted(text)} ne dit pas à qui est le trait\u00a0; il faut w ou b.`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)} n’indique pas de droits de roque\u00a0; il faut des lettres parmi KQkq, ou - s’il n’y en a aucun.`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)} n’est pas une case de prise en passant\u00a0; il faut une case comme e3, ou - s’il n’y en a aucune.`,
    'halfmove-clock-unreadable': ({ text }) =>
      `${quoted(text)} ne convient pas au compteur de demi-coups\u00a0; il faut un nombre.`,
    'fullmove-number-unreadable': ({ text }) =>
      `${quoted(text)} n’est pas un numéro de coup\u00a0; il faut un nombre à partir de 1.`,
    'trailing-text': ({ text }) => `${quoted(text)} suit la position et n’en fait pas partie.`,
    'extra-text': ({ text }) =>
      `${quoted(text)} se trouve entre les champs et n’est aucun d’entre eux.`,
    'king-missing': ({ color }) => `${Side(color)} n’ont pas de roi.`,
    'king-extra': ({ color, count: kings }) =>
      `${Side(color)} ont ${count(kings, { one: 'un roi', other: '# rois' })}\u00a0; il ne peut y en avoir qu’un.`,
    'kings-adjacent': () => 'Les rois sont sur des cases voisines.',
    'opponent-in-check': ({ color }) =>
      `${Side(color)} sont en échec, mais le trait est ${toSide(otherColor(color))}.`,
    'pawn-on-back-rank': (data) =>
      count(data.count, {
        one: 'Un pion est sur la première ou la huitième rangée, où il ne peut pas y en avoir.',
        other:
          'Des pions sont sur la première ou la huitième rangée, où il ne peut pas y en avoir.',
      }),
    'too-many-pawns': ({ color, count: pawns }) =>
      `${Side(color)} ont ${count(pawns, { one: 'un pion', other: '# pions' })}\u00a0; le maximum est huit.`,
    'too-many-pieces': ({ color, count: men }) =>
      `${Side(color)} ont ${count(men, { one: 'une pièce', other: '# pièces' })}\u00a0; le maximum est seize.`,
    'castling-without-king': ({ color, square, rank }) =>
      `${Side(color)} ne peuvent pas roquer\u00a0: le roi n’est pas ${square ? `en ${square}` : `sur la rangée ${rank}`}.`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file)
        return `Aux échecs classiques, ${side(color)} ne peuvent pas roquer avec une tour de la colonne ${file}.`;
      const castling =
        wing === 'kingside'
          ? 'faire le petit roque'
          : wing === 'queenside'
            ? 'faire le grand roque'
            : 'roquer';
      const where = square ? `en ${square}` : `de ce côté du roi sur la rangée ${rank}`;
      return `${Side(color)} ne peuvent pas ${castling}\u00a0: il n’y a pas de tour ${where}.`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `La case de prise en passant ${square} n’est pas sur la rangée ${rank}, où elle doit être quand le trait est ${toSide(color)}.`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `Aucun pion ${masculine(color)} ne peut venir de franchir ${square}\u00a0: il n’y en a pas en ${pawn}.`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `Aucun pion ${masculine(color)} ne peut venir de franchir ${square}\u00a0: ${occupied === 1 ? `la case ${blocked} est occupée` : 'son chemin est occupé'}.`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) => {
      const played =
        most === 0
          ? 'aucun demi-coup n’a pu être joué'
          : count(most, {
              one: 'un demi-coup au plus a pu être joué',
              other: '# demi-coups au plus ont pu être joués',
            });
      return `Le compteur de demi-coups est à ${clock}, mais ${played} à ce stade (coup ${move}).`;
    },
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `Un pion vient de franchir ${square}, donc le compteur de demi-coups est à 0 et non à ${clock}.`,
    'too-many-promoted': (data) =>
      `${Side(data.color)} ont ${promotedList(data)}\u00a0: ${promotedMen(data.promoted)}, mais ${missingPawns(data.missing)}.`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `${Side(color)} sont mis en échec par ${count(checkers, { one: 'une pièce', other: '# pièces' })}\u00a0; un seul coup ne peut donner que deux échecs au plus.`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `Aucun dernier coup n’a pu donner cet échec ${toSide(color)}.`
        : `Aucun dernier coup n’a pu donner cet échec double ${toSide(color)}.`,
    'en-passant-impossible-check': ({ color, square }) =>
      `L’avance de deux cases par ${square}, si c’est le dernier coup, n’a pas pu donner cet échec ${toSide(color)}.`,
    'no-last-move': ({ color }) => `Aucun coup ${ofSide(color)} n’a pu être le dernier.`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most =
          captures === 0
            ? 'Sans aucune prise'
            : count(captures, { one: 'Avec une seule prise', other: 'Avec seulement # prises' });
        if (promoted === 0) return `${most}, les pions n’ont pas pu arriver sur ces colonnes.`;
        const men = count(promoted, {
          one: 'qu’une pièce vienne d’une promotion',
          other: 'que # pièces viennent d’une promotion',
        });
        return `${most}, il est impossible que les pions soient arrivés sur ces colonnes et ${men}.`;
      }
      const pawns = `Les pions ${masculine(color)}s`;
      if (Number(needed) > 30)
        return `${pawns} n’ont pas pu tous arriver ici depuis leur rangée de départ.`;
      const men = feminine(otherColor(color));
      const taken =
        captures === 0
          ? `il n’y avait aucune pièce ${men} à prendre`
          : count(captures, {
              one: `il n’y avait qu’une pièce ${men} à prendre`,
              other: `il n’y avait que # pièces ${men}s à prendre`,
            });
      return `${pawns} ont besoin ${count(needed, { one: 'd’une prise', other: 'de # prises' })} pour être ici, mais ${taken}.`;
    },
    'piece-locked-in': ({ color, count: men, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `Les pions ${ofSide(color)} qui n’ont jamais bougé ont enfermé des pièces chez elles\u00a0: ${promotedMen(promoted)}, mais ${missingPawns(missing)}.`;
      const past = 'pu arriver là, à cause de pions qui n’ont jamais bougé';
      return men === 1
        ? `${isFeminine(piece) ? 'La' : 'Le'} ${pieceName(piece)} en ${square} n’a pas ${past}.`
        : `Ces pièces n’ont pas ${past}.`;
    },
    parity: ({ color }) =>
      `Seuls des cavaliers et des tours ont pu jouer, et d’après le nombre de leurs coups le trait n’est pas ${toSide(color)}.`,
    'looks-mirrored': () =>
      'La gauche et la droite semblent interverties\u00a0: les deux rois sont sur la colonne d.',
    'looks-upside-down': () =>
      'L’échiquier semble à l’envers, comme si ses rangées étaient écrites de 1 à 8.',
    'looks-color-swapped': () =>
      'Les couleurs semblent inversées\u00a0; les majuscules sont les pièces blanches.',
    'looks-other-side-to-move': ({ color }) =>
      `Le trait n’est pas indiqué, et ${side(color)} sont en échec.`,
    'field-missing': ({ field }) => missingField[String(field)] ?? 'Un champ manque.',
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `Aucun pion ${masculine(color)} n’est en mesure de prendre en passant en ${square}.`
        : `La prise en passant en ${square} laisserait le roi ${masculine(color)} en échec.`,
    check: ({ color }) => `${Side(color)} sont en échec.`,
    checkmate: ({ color }) => `${Side(color)} sont échec et mat.`,
    stalemate: ({ color }) =>
      `${Side(color)} sont pat\u00a0: ils ne sont pas en échec et n’ont aucun coup légal.`,
    'dead-position': () => 'Aucun des deux camps n’a de quoi mater.',
  },
  fixes: {
    'start-position': () => 'Mettre la position initiale',
    'rewrite-rank': ({ rank, to }) => `Remplacer la rangée ${rank} par ${quoted(to)}`,
    'read-letters': ({ languages }) =>
      languages === 'latin'
        ? 'Lire les lettres d’une autre écriture comme lettres latines'
        : `Lire les lettres de pièces en ${languageName(String(languages).slice(0, 2))}`,
    'split-rank': ({ from, to }) => `Diviser ${quoted(from)} en ${quoted(to)}`,
    'insert-empty-rank': ({ rank }) => `Insérer une rangée vide comme rangée ${rank}`,
    'remove-empty-rank': () => 'Retirer une rangée vide',
    'fill-with-empty-ranks': ({ count: ranks }) =>
      `Ajouter ${count(ranks, { one: 'une rangée vide', other: '# rangées vides' })} à la fin`,
    'leave-out-ranks': ({ count: ranks }) =>
      `Retirer ${count(ranks, { one: 'la dernière rangée', other: 'les # dernières rangées' })}`,
    'set-active-color': ({ color }) => `Donner le trait ${toSide(color)}`,
    'set-castling': ({ value }) =>
      value === '-' ? 'N’indiquer aucun droit de roque' : `Mettre ${value} comme droits de roque`,
    'drop-castling-right': ({ color, side: wing, right }) =>
      wing === 'kingside'
        ? `Retirer le petit roque ${ofSide(color)}`
        : wing === 'queenside'
          ? `Retirer le grand roque ${ofSide(color)}`
          : `Retirer le roque ${ofSide(color)} avec la tour de la colonne ${String(right).toLowerCase()}`,
    'drop-castling-rights': ({ rights }) => `Retirer les droits de roque ${rights}`,
    'clear-en-passant': ({ square }) =>
      square
        ? `Retirer la case de prise en passant ${square}`
        : 'N’indiquer aucune case de prise en passant',
    'set-en-passant': ({ square }) => `Mettre ${square} comme case de prise en passant`,
    'set-halfmove-clock': ({ value }) => `Mettre le compteur de demi-coups à ${value}`,
    'set-fullmove-number': ({ value }) => `Mettre le numéro du coup à ${value}`,
    'remove-piece': ({ piece, square }) => `Retirer ${thePiece(piece)} en ${square}`,
    'remove-pawns': ({ count: pawns, square }) =>
      pawns === 1 ? `Retirer le pion en ${square}` : `Retirer ces ${number(pawns)} pions`,
    'remove-men': ({ color, count: men, squares }) =>
      `Retirer ${count(men, { one: `une pièce ${feminine(color)}`, other: `# pièces ${feminine(color)}s` })}\u00a0: ${squares}`,
    'keep-piece': ({ piece, square }) => `Ne garder que ${thePiece(piece)} en ${square}`,
    'move-piece': ({ piece, from, to }) => `Déplacer ${thePiece(piece)} de ${from} en ${to}`,
    'replace-piece': ({ piece, taken, square }) =>
      `Remplacer ${thePiece(taken)} en ${square} par ${thePiece(piece)}`,
    'put-piece': ({ piece, square }) => `Placer ${thePiece(piece)} en ${square}`,
    'order-fields': ({ fields }) => `Remettre les champs dans l’ordre\u00a0: ${fields}`,
    'remove-text': ({ text }) => `Retirer ${quoted(text)}`,
    'write-missing-fields': ({ fields }) => `Écrire ce qui manque\u00a0: ${quoted(fields)}`,
    'flip-ranks': () => 'Inverser l’ordre des rangées',
    rotate: () => 'Tourner la position d’un demi-tour',
    'swap-case': () => 'Échanger les couleurs des pièces',
    mirror: () => 'Échanger la gauche et la droite',
  },
  legend: { intro: 'Dans toutes les langues, la FEN utilise les lettres anglaises\u00a0:' },
  palette: {
    label: { all: 'Outils', white: 'Pièces blanches', black: 'Pièces noires' },
    hand: 'Déplacer des pièces',
    eraser: 'Retirer des pièces',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0
        ? 'Ce texte ne contient aucune position'
        : `Choisir ${count(positions, { one: 'cette position', other: 'une position parmi #' })}`,
    line: (line) => `Ligne ${number(line)}`,
    cancel: 'Annuler',
  },
  share: {
    paste: 'Coller une position',
    fen: 'Copier la FEN',
    epd: 'Copier l’EPD',
    pgn: 'Copier les balises PGN',
    link: 'Copier le lien',
    embed: 'Copier le code pour une page web',
    picture: 'Copier l’image',
    png: 'Enregistrer l’image (PNG)',
    svg: 'Enregistrer le dessin (SVG)',
    send: 'Partager…',
    copied: 'Copié',
    saved: 'Enregistré',
    notCopied: 'Le navigateur ne l’a pas permis. Voici le texte à copier\u00a0:',
    notPasted: 'Le navigateur ne l’a pas permis. Coller avec le clavier.',
    noText: 'Le presse-papiers ne contient pas de texte.',
    notDone: 'Cela n’a pas fonctionné.',
    close: 'Fermer',
  },
  toolbar: {
    label: 'Position',
    undo: 'Annuler',
    redo: 'Rétablir',
    flip: 'Retourner l’échiquier',
    start: 'Position initiale',
    clear: 'Échiquier vide',
    share: 'Copier et partager',
    more: 'Plus',
    menu: {
      'swap-colors': { text: 'Échanger les camps', hint: 'la même pour l’autre camp' },
      mirror: { text: 'Miroir', hint: 'gauche et droite' },
      rotate: { text: 'Tourner', hint: 'les pièces d’un demi-tour' },
      'flip-ranks': { text: 'Renverser', hint: 'haut et bas' },
      'swap-case': { text: 'Recolorer', hint: 'les pièces, à leur place' },
      'clear-annotations': { text: 'Retirer les flèches', hint: 'et les cercles' },
      'chess960-start': { text: 'Départ Chess960…', hint: '' },
      chess960: { text: 'Roque Chess960', hint: '' },
      keys: { text: 'Touches', hint: '' },
    },
    chess960: {
      title: 'Position de départ Chess960',
      number: ({ last }) => `Numéro, de 0 à ${last}`,
      random: 'Au hasard',
      setUp: 'Mettre en place',
      close: 'Fermer',
    },
  },
  validatorBadge: {
    verdict: {
      valid: 'Position valide',
      unreachable: 'Inatteignable',
      illegal: 'Illégale',
      unreadable: 'Illisible',
      empty: 'Aucune position',
      checking: 'Vérification…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors && count(errors, { one: '# erreur', other: '# erreurs' }),
        warnings && count(warnings, { one: '# avertissement', other: '# avertissements' }),
        hints && count(hints, { one: '# suggestion', other: '# suggestions' }),
      ]
        .filter(Boolean)
        .join(', '),
    title: {
      valid: 'Rien ici n’est contraire aux règles.',
      unreachable: 'Aucune partie ne peut mener à cette position.',
      illegal: 'Cette position est contraire aux règles.',
      unreadable: 'Le texte n’est pas entièrement lisible.',
      empty: 'Il n’y a pas encore de position.',
      checking: 'Les règles sont en cours de chargement.',
    },
    mended: 'C’est corrigé, et il n’y a pas d’autre erreur.',
    severity: {
      error: 'Erreur',
      warning: 'Avertissement',
      info: 'Remarque',
      suspicion: 'Suggestion',
    },
    showSquares: 'Montrer sur l’échiquier',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) => `corrige ${count(mended, { one: '# problème', other: '# problèmes' })}`,
    labelled: (label, verdict, counted) =>
      `${label}\u00a0: ${verdict}${counted && ` · ${counted}`}`,
    readAs: 'Comment le texte a été lu',
    notes: 'Remarques',
    undo: 'Annuler',
    redo: 'Rétablir',
    close: 'Fermer',
  },
};

export default messages;
