import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { colorOf, kindOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { shortened } from './phrases.js';

// With the digits of the board's own ranks, and of FEN.
const { count, list, number, languageName } = formsOf('ar-u-nu-latn');

const kinds: Readonly<Record<Kind, string>> = {
  k: 'ملك',
  q: 'وزير',
  r: 'قلعة',
  b: 'فيل',
  n: 'حصان',
  p: 'بيدق',
};
const twoOf: Readonly<Record<Kind, string>> = {
  k: 'ملكان',
  q: 'وزيران',
  r: 'قلعتان',
  b: 'فيلان',
  n: 'حصانان',
  p: 'بيدقان',
};
const manyOf: Readonly<Record<Kind, string>> = {
  k: 'ملوك',
  q: 'وزراء',
  r: 'قلاع',
  b: 'أفيال',
  n: 'أحصنة',
  p: 'بيادق',
};

const isBlack = (piece: unknown): boolean => colorOf(piece) === 'b';
/** «قلعة بيضاء»، «ملك أسود». */
const pieceName = (piece: unknown): string => {
  const kind = kindOf(piece);
  const color =
    kind === 'r' ? (isBlack(piece) ? 'سوداء' : 'بيضاء') : isBlack(piece) ? 'أسود' : 'أبيض';
  return `${kinds[kind]} ${color}`;
};
/** «القلعة البيضاء»، «الملك الأسود». */
const thePiece = (piece: unknown): string => {
  const [name, color] = pieceName(piece).split(' ');
  return `ال${name} ال${color}`;
};

const side = (color: unknown): string => (color === 'b' ? 'الأسود' : 'الأبيض');
/** «للأسود». */
const forSide = (color: unknown): string => (color === 'b' ? 'للأسود' : 'للأبيض');
const forOtherSide = (color: unknown): string => (color === 'b' ? 'للأبيض' : 'للأسود');
const hue = (color: unknown): string => (color === 'b' ? 'أسود' : 'أبيض');
const toMove = (color: unknown): string => `الدور ${forSide(color)}`;

/** From left to right, so that “- 0 1” and “8/1p6” are not turned around among Arabic words. */
const isolated = (text: unknown): string => `\u2066${String(text)}\u2069`;
const quoted = (text: unknown): string => `«${isolated(text)}»`;

/** In the genitive, as behind a preposition. */
const men = (many: unknown): string =>
  count(many, {
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });
const pawns = (many: unknown): string =>
  count(many, {
    one: 'بيدق واحد',
    two: 'بيدقين',
    few: '# بيادق',
    many: '# بيدقًا',
    other: '# بيدق',
  });
const squaresOf = (many: unknown): string =>
  count(many, {
    zero: 'لا مربعات',
    one: 'مربع واحد',
    two: 'مربعان',
    few: '# مربعات',
    many: '# مربعًا',
    other: '# مربع',
  });

const promotedMen = (promoted: unknown): string =>
  count(promoted, {
    one: 'لا بد أن قطعة واحدة جاءت من ترقية',
    two: 'لا بد أن قطعتين جاءتا من ترقية',
    few: 'لا بد أن # قطع جاءت من ترقية',
    other: 'لا بد أن # قطعة جاءت من ترقية',
  });
const missingPawns = (missing: unknown): string =>
  missing === 0 ? 'لا ينقص أي بيدق' : `لا ينقص سوى ${pawns(missing)}`;

/** القطع التي زاد عددها على البداية، ومعها البيادق كلها إذا لم ينقص منها شيء. */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  list(
    [
      Q && count(Q, { one: 'وزير', two: 'وزيران', few: '# وزراء', other: '# وزيرًا' }),
      R && count(R, { one: 'قلعة', two: 'قلعتان', few: '# قلاع', other: '# قلعة' }),
      L &&
        count(L, {
          one: 'فيل على المربعات البيضاء',
          two: 'فيلان على المربعات البيضاء',
          few: '# أفيال على المربعات البيضاء',
          other: '# فيلًا على المربعات البيضاء',
        }),
      D &&
        count(D, {
          one: 'فيل على المربعات السوداء',
          two: 'فيلان على المربعات السوداء',
          few: '# أفيال على المربعات السوداء',
          other: '# فيلًا على المربعات السوداء',
        }),
      N && count(N, { one: 'حصان', two: 'حصانان', few: '# أحصنة', other: '# حصانًا' }),
      missing === 0 && 'البيادق الثمانية كلها',
    ].filter((item) => typeof item === 'string'),
  );

const missingField: Readonly<Record<string, string>> = {
  activeColor: 'لم يُذكر لمن الدور.',
  castling: 'لم تُذكر حقوق التبييت.',
  enPassant: 'لم يُذكر مربع الأخذ بالتجاوز.',
  halfmoveClock: 'لم يُذكر عدّاد أنصاف النقلات.',
  fullmoveNumber: 'لم يُذكر رقم النقلة.',
};
const fieldName: Readonly<Record<string, string>> = {
  castling: 'حقوق التبييت',
  enPassant: 'مربع الأخذ بالتجاوز',
  halfmoveClock: 'عدّاد أنصاف النقلات',
  fullmoveNumber: 'رقم النقلة',
};

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}، ${piece ? pieceName(piece) : 'فارغ'}`,
  described: (label, { placement, activeColor }) => {
    const all = (color: Color): string =>
      menOf(
        placement,
        color,
        (kind, many) => (many === 1 ? kinds : many === 2 ? twoOf : manyOf)[kind],
      ).replaceAll(', ', '، ') || 'لا قطع';
    return `${label || 'وضعية شطرنج'}. الأبيض: ${all('w')}. الأسود: ${all('b')}. ${toMove(activeColor)}.`;
  },
  unusable: 'لا يمكن استعمال هذه الوضعية.',
};

const arrowColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'أخضر',
  R: 'أحمر',
  Y: 'أصفر',
  B: 'أزرق',
};
const circleColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'خضراء',
  R: 'حمراء',
  Y: 'صفراء',
  B: 'زرقاء',
};
const annotation = ({ color, from, to }: Annotation): string =>
  to
    ? `سهم ${arrowColors[color]} من ${from} إلى ${to}`
    : `دائرة ${circleColors[color]} على ${from}`;

/** العربية. */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `المرسوم: ${drawn.map(annotation).join('، ')}.`,
        highlighted.length > 0 && `المربعات المميزة: ${highlighted.join('، ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    at: ({ color, from, to }, square) => {
      if (!to) return `دائرة ${circleColors[color]}`;
      return `سهم ${arrowColors[color]} ${square === from ? `إلى ${to}` : `من ${from}`}`;
    },
    highlighted: 'مميز',
    begun: (square) =>
      `رسم من ${square}. انتقل إلى مربع واضغط A، أو R أو Y أو B للأحمر أو الأصفر أو الأزرق.`,
    held: (square) => `رسم من ${square}. اضغط الآن على المربع المقصود.`,
    notDrawn: 'لم يُرسم',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return 'لا شيء مرسوم لإزالته';
      return few.length > 0
        ? `أُزيل: ${few.map(annotation).join('، ')}`
        : `عدد ما أُزيل من الأسهم والدوائر: ${number(all)}`;
    },
  },
  board,
  boardEditing: {
    label: 'رقعة شطرنج',
    hint: 'اضغط ? لعرض قائمة المفاتيح.',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && ` حقوق التبييت ${castling.split('').join(' ')}.`;
      return `${board.described('', position)}${rights}${enPassant ? ` الأخذ بالتجاوز ${enPassant}.` : ''}`;
    },
    undone: (change) => (change ? `تم التراجع: ${change}` : 'تم التراجع'),
    redone: (change) => (change ? `تمت الإعادة: ${change}` : 'تمت الإعادة'),
    nothingToUndo: 'لا شيء للتراجع عنه',
    nothingToRedo: 'لا شيء لإعادته',
    putBack: 'أُعيدت إلى مكانها',
    toolPutAway: 'وُضعت الأداة جانبًا',
    pickedUp: (what, note) => `رُفعت: ${what}${note && `. ${note}`}`,
    nothingToPickUp: 'لا شيء هنا يمكن رفعه',
    cannotGoThere: 'لا يمكن نقلها إلى هناك',
    moved: (piece, from, to) => `${piece}، من ${from} إلى ${to}`,
    manySquares: (changed, placement) => {
      const all = placement.filter(Boolean).length;
      if (all === 0) return 'رقعة فارغة';
      return `المربعات المتغيرة: ${number(changed)}؛ القطع على الرقعة: ${number(all)}`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? 'القطع'}: ${value === '' ? 'لا شيء' : value}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join(' ')} ${count(sentences.length - 2, {
            one: 'وهناك أمر آخر.',
            two: 'وهناك أمران آخران.',
            few: 'وهناك # أمور أخرى.',
            many: 'وهناك # أمرًا آخر.',
            other: 'وهناك # أمر آخر.',
          })}`
        : sentences.join(' '),
    mended: (sentences) =>
      sentences.length === 1
        ? `زالت المشكلة: ${sentences[0]}`
        : count(sentences.length, {
            two: 'زالت مشكلتان.',
            few: 'زالت # مشكلات.',
            other: 'زالت # مشكلة.',
          }),
    goal: 'يمكن النقل إليه',
    goals: (squares) => `${squaresOf(squares.length)} للنقل: ${squares.join('، ')}`,
    cannotPlay: (why) => `لا يمكن اللعب. ${why}`,
    promoteTo: 'الترقية إلى',
    keysTitle: 'مفاتيح الرقعة',
    close: 'إغلاق',
    keys: [
      [['←', '→', '↑', '↓'], 'الانتقال إلى المربع المجاور'],
      [['Home', 'End'], 'أول مربع في الصف أو آخره؛ ومع Ctrl في الرقعة كلها'],
      [['Page Up', 'Page Down'], 'أعلى مربع في العمود أو أسفله'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], 'وضع قطعة بيضاء، مع Shift'],
      [['p', 'n', 'b', 'r', 'q', 'k'], 'وضع قطعة سوداء'],
      [['Delete'], 'إزالة القطعة'],
      [['Enter', 'مسافة'], 'رفع القطعة ووضعها، أو استعمال الأداة المختارة'],
      [['Esc'], 'إعادة القطعة إلى مكانها، أو وضع الأداة جانبًا'],
      [['a'], 'بدء سهم وإنهاؤه؛ وعلى المربع نفسه يصير دائرة'],
      [['a … r', 'a … y', 'a … b'], 'مثله بالأحمر أو الأصفر أو الأزرق'],
      [['a Delete'], 'إزالة كل الأسهم والدوائر'],
      [['Ctrl Z', '⌘ Z'], 'تراجع'],
      [['Shift Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], 'إعادة'],
      [['d'], 'وصف الوضعية'],
      [['?'], 'هذه القائمة'],
    ],
  },
  editor: { label: 'محرر الوضعيات', board: 'الرقعة', fields: 'FEN وحقولها' },
  edits: {
    separator: ({ from }) => `قُرئ ${quoted(from)} مسافةً`,
    'edge-blank': () => 'أُهملت محارف غير مرئية في الطرفين',
    'digits-joined': ({ from, to }) =>
      `قُرئ ${from} على أنه ${count(to, {
        one: 'مربع فارغ واحد',
        two: 'مربعان فارغان',
        few: '# مربعات فارغة',
        other: '# مربعًا فارغًا',
      })}`,
    figurines: () => 'قُرئت رموز القطع حروفًا',
    'active-color-word': ({ to }) => `قُرئ على أن ${toMove(to)}`,
    'castling-order': ({ to }) => `رُتبت حقوق التبييت: ${to}`,
    'castling-notation': ({ from, to }) => `قُرئت حقوق التبييت ${from} على أنها ${to}`,
    dash: ({ from }) => `قُرئ ${quoted(from)} على أنه -`,
    'en-passant-capital': ({ from, to }) => `قُرئ ${from} على أنه ${to}`,
    'leading-zeros': ({ from, to }) => `قُرئ ${from} على أنه ${to}`,
    'counter-assumed': ({ to }) => `قُرئت الشرطة على أنها ${to}`,
    'fullmove-number-zero': () => 'قُرئ رقم النقلة 0 على أنه 1',
    'pgn-tag': () => 'مأخوذ من وسم PGN',
    link: () => 'مأخوذ من رابط',
    'text-left-out': ({ from }) => `أُهمل ${quoted(shortened(from))}`,
    'html-encoding': () => 'فُك ترميز HTML',
    'percent-encoding': () => 'فُك ترميز النسبة المئوية',
    escapes: () => 'أُهملت الشرطات المائلة العكسية',
    invisible: () => 'أُهملت محارف غير مرئية',
    'letter-forms': () => 'قُرئت أشكال الحروف الأخرى حروفًا عادية',
    'promoted-mark': () => 'أُهملت علامات القطع المرقّاة',
    'rank-separator': () => 'وُضعت شرطات مائلة بين الصفوف',
    'empty-squares': () => 'عُدّت المربعات الفارغة',
    'board-drawn': () => 'قُرئت رقعة مرسومة بالنص',
    alphabet: () => 'قُرئت حروف القطع السيريلية',
    'fields-glued': ({ from, to }) => `قُرئ ${quoted(from)} على أنه ${quoted(to)}`,
    'castling-joined': ({ from, to }) => `قُرئ ${quoted(from)} على أنه ${to}`,
    'lines-joined': () => 'جُمعت وضعية موزعة على عدة أسطر',
    'epd-semicolon': () => 'وُضعت فواصل منقوطة بعد العمليات',
    'start-position': () => 'قُرئ على أنه وضعية البداية',
    caption: ({ from }) => `أُخذ ${quoted(shortened(from))} من جانب الرقعة`,
    'moves-played': ({ to }) => `لُعبت النقلات ${isolated(shortened(to))}`,
    'moves-left-out': ({ to }) => `أُهملت النقلات ${isolated(shortened(to))}`,
  },
  fieldEditor: {
    label: 'الوضعية حقلًا حقلًا',
    line: 'FEN',
    readable: 'صارت قراءة FEN ممكنة.',
    mended: 'لم يبق أي خطأ.',
    more: (more) =>
      count(more, {
        one: 'ومشكلة أخرى',
        two: 'ومشكلتان أخريان',
        few: 'و# مشكلات أخرى',
        other: 'و# مشكلة أخرى',
      }),
    mend: 'إصلاح…',
    assumptions: (assumed) =>
      count(assumed, {
        one: 'افتراض واحد',
        two: 'افتراضان',
        few: '# افتراضات',
        many: '# افتراضًا',
        other: '# افتراض',
      }),
    operationsLeftOut: (opcodes) => `من دون العمليات ${opcodes.map(isolated).join('، ')}`,
    accept: 'قبول',
    turn: 'الدور',
    whiteToMove: toMove('w'),
    blackToMove: toMove('b'),
    castling: 'التبييت',
    white: 'الأبيض',
    black: 'الأسود',
    kingside: 'قصير',
    queenside: 'طويل',
    rights: {
      K: 'تبييت قصير للأبيض',
      Q: 'تبييت طويل للأبيض',
      k: 'تبييت قصير للأسود',
      q: 'تبييت طويل للأسود',
    },
    rookRight: ({ color, rook, side: wing }) => {
      const length = wing === 'kingside' ? '، قصير' : wing === 'queenside' ? '، طويل' : '';
      return `${side(color)}، القلعة ${rook}${length}`;
    },
    lacks: { king: 'الملك ليس في مكانه', rook: 'لا قلعة' },
    allowPossible: 'السماح بكل تبييت ممكن',
    takeAsChess960: 'التبييت كما في Chess960',
    enPassant: 'الأخذ بالتجاوز',
    none: 'لا شيء',
    passed: ({ square, pawn }) => `${square} — بيدق ${pawn}`,
    notPossible: 'غير ممكن هنا',
    halfmoveClock: 'أنصاف النقلات',
    fullmoveNumber: 'رقم النقلة',
    assumed: 'مفترض',
    unreadable: (text) => `تعذرت القراءة: ${quoted(text)}`,
    wholeNumber: (least) => `عدد صحيح لا يقل عن ${least}`,
  },
  findings: {
    'text-empty': () => 'لا وضعية في هذا النص.',
    'placement-rank-count': (data) => `عدد صفوف الرقعة ${number(data.count)}؛ يجب أن يكون ثمانية.`,
    'placement-rank-length': ({ rank, count: squares }) =>
      `عدد مربعات الصف ${rank} هو ${number(squares)}؛ يجب أن يكون ثمانية.`,
    'placement-letter': ({ letter, rank }) => `${quoted(letter)} في الصف ${rank} ليس حرف قطعة.`,
    'placement-digit': ({ text, rank }) =>
      `${text} في الصف ${rank} ليس عدد مربعات فارغة؛ العدد من 1 إلى 8.`,
    'active-color-unreadable': ({ text }) => `${quoted(text)} لا يبيّن لمن الدور؛ يبيّنه w أو b.`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)} لا يدل على حقوق تبييت؛ تدل عليها حروف من KQkq، أو - إن لم توجد.`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)} ليس مربع أخذ بالتجاوز؛ هو مربع مثل e3، أو - إن لم يوجد.`,
    'halfmove-clock-unreadable': ({ text }) =>
      `${quoted(text)} ليس عدّادًا لأنصاف النقلات؛ يجب أن يكون عددًا.`,
    'fullmove-number-unreadable': ({ text }) =>
      `${quoted(text)} ليس رقم نقلة؛ يجب أن يكون عددًا لا يقل عن 1.`,
    'trailing-text': ({ text }) => `${quoted(text)} بعد الوضعية وليس جزءًا منها.`,
    'extra-text': ({ text }) => `${quoted(text)} بين الحقول وليس واحدًا منها.`,
    'king-missing': ({ color }) => `لا ملك ${forSide(color)}.`,
    'king-extra': ({ color, count: kings }) =>
      `عدد ملوك ${side(color)} ${number(kings)}؛ لا يجوز إلا ملك واحد.`,
    'kings-adjacent': () => 'الملكان متجاوران.',
    'opponent-in-check': ({ color }) =>
      `ملك ${side(color)} في حالة كش، لكن الدور ${forOtherSide(color)}.`,
    'pawn-on-back-rank': (data) =>
      data.count === 1
        ? 'هناك بيدق على الصف الأول أو الثامن، ولا يمكن أن يقف عليه بيدق.'
        : 'هناك بيادق على الصف الأول أو الثامن، ولا يمكن أن تقف عليه بيادق.',
    'too-many-pawns': ({ color, count: many }) =>
      `عدد بيادق ${side(color)} ${number(many)}؛ الحد الأقصى ثمانية.`,
    'too-many-pieces': ({ color, count: many }) =>
      `عدد قطع ${side(color)} ${number(many)}؛ الحد الأقصى ستة عشر.`,
    'castling-without-king': ({ color, square, rank }) =>
      `لا يمكن ${forSide(color)} أن يبيّت: الملك ليس على ${square || `الصف ${rank}`}.`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file)
        return `في الشطرنج المعتاد لا يمكن ${forSide(color)} أن يبيّت بقلعة من العمود ${file}.`;
      const length =
        wing === 'kingside' ? ' تبييتًا قصيرًا' : wing === 'queenside' ? ' تبييتًا طويلًا' : '';
      const where = square
        ? `لا قلعة على ${square}`
        : `لا قلعة على الصف ${rank} من هذه الجهة من الملك`;
      return `لا يمكن ${forSide(color)} أن يبيّت${length}: ${where}.`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `مربع الأخذ بالتجاوز ${square} ليس على الصف ${rank} كما يجب حين يكون ${toMove(color)}.`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `لا يمكن أن يكون بيدق ${hue(color)} قد تجاوز ${square} للتو: لا بيدق على ${pawn}.`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `لا يمكن أن يكون بيدق ${hue(color)} قد تجاوز ${square} للتو: ${occupied === 1 ? `المربع ${blocked} مشغول` : 'طريقه مشغول'}.`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) =>
      `عدّاد أنصاف النقلات ${clock}، لكن عند النقلة ${move} ${most === 0 ? 'لم يكن ممكنًا لعب أي نصف نقلة' : `لا يزيد عددها الممكن على ${number(most)}`}.`,
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `تجاوز بيدق ${square} للتو، فعدّاد أنصاف النقلات 0 وليس ${clock}.`,
    'too-many-promoted': (data) =>
      `لدى ${side(data.color)} ${promotedList(data)}: ${promotedMen(data.promoted)}، لكن ${missingPawns(data.missing)}.`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `عدد القطع التي تكشّ ملك ${side(color)} هو ${number(checkers)}؛ لا تكشّ نقلة واحدة بأكثر من قطعتين.`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `لا توجد نقلة أخيرة يمكن أن تكون قد كشّت ملك ${side(color)} هكذا.`
        : `لا توجد نقلة أخيرة يمكن أن تكون قد كشّت ملك ${side(color)} بالقطعتين معًا.`,
    'en-passant-impossible-check': ({ color, square }) =>
      `لا يمكن أن يكون تقدّم البيدق مربعين عبر ${square} هو النقلة الأخيرة وأن يكون قد كشّ ملك ${side(color)} هكذا.`,
    'no-last-move': ({ color }) => `لا توجد نقلة ${forSide(color)} يمكن أن تكون الأخيرة.`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most = captures === 0 ? 'من دون أي أخذ' : `بأخذ ${men(captures)} فقط`;
        return promoted === 0
          ? `${most} لا يمكن أن تكون البيادق قد وصلت إلى هذه الأعمدة.`
          : `${most} لا يمكن الجمع بين وصول البيادق إلى هذه الأعمدة وترقية ${pawns(promoted)}.`;
      }
      const theirs = `بيادق ${side(color)}`;
      if (Number(needed) > 30)
        return `لا يمكن أن تكون ${theirs} كلها قد وصلت إلى هنا من صفها الأول.`;
      const taken =
        captures === 0
          ? `لم تكن ${forOtherSide(color)} أي قطعة تؤخذ`
          : `لم يكن ${forOtherSide(color)} سوى ${men(captures)} للأخذ`;
      return `تحتاج ${theirs} إلى أخذ ${men(needed)} لتصل إلى هنا، لكن ${taken}.`;
    },
    'piece-locked-in': ({ color, count: many, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `بيادق ${side(color)} التي لم تتحرك قط حبست قطعًا في مكانها: ${promotedMen(promoted)}، لكن ${missingPawns(missing)}.`;
      const past = 'عبر بيادق لم تتحرك قط';
      return many === 1
        ? `لا يمكن وصول ${thePiece(piece)} إلى ${square} ${past}.`
        : `لا يمكن وصول هذه القطع إلى أماكنها ${past}.`;
    },
    parity: ({ color }) =>
      `لا يمكن أن يكون قد تحرك سوى الأحصنة والقلاع، وعدد نقلاتها لا يجعل ${toMove(color)}.`,
    'looks-mirrored': () => 'يبدو أن اليمين واليسار متبادلان: الملكان على العمود d.',
    'looks-upside-down': () => 'تبدو الرقعة مقلوبة، كأن صفوفها كُتبت من 1 إلى 8.',
    'looks-color-swapped': () => 'يبدو أن اللونين متبادلان؛ الحروف الكبيرة هي قطع الأبيض.',
    'looks-other-side-to-move': ({ color }) => `لم يُذكر لمن الدور، وملك ${side(color)} في حالة كش.`,
    'field-missing': ({ field }) => missingField[String(field)] ?? 'هناك حقل ناقص.',
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `لا يستطيع أي بيدق ${hue(color)} أن يأخذ بالتجاوز على ${square}.`
        : `الأخذ بالتجاوز على ${square} يترك ملك ${side(color)} في حالة كش.`,
    check: ({ color }) => `ملك ${side(color)} في حالة كش.`,
    checkmate: ({ color }) => `ملك ${side(color)} في حالة كش مات.`,
    stalemate: ({ color }) => `${side(color)} في حالة جمود: لا كش عليه ولا نقلة قانونية له.`,
    'dead-position': () => 'ليس لدى أي من الطرفين قطع تكفي لكش مات.',
  },
  fixes: {
    'start-position': () => 'ترتيب وضعية البداية',
    'rewrite-rank': ({ rank, to }) => `جعل الصف ${rank} هكذا: ${isolated(to)}`,
    'read-letters': ({ languages }) =>
      languages === 'latin'
        ? 'قراءة حروف الكتابة الأخرى حروفًا لاتينية'
        : `قراءة حروف القطع باللغة ${languageName(String(languages).slice(0, 2))}`,
    'split-rank': ({ from, to }) => `تقسيم ${isolated(from)} إلى ${isolated(to)}`,
    'insert-empty-rank': ({ rank }) => `إضافة صف فارغ عند الصف ${rank}`,
    'remove-empty-rank': () => 'حذف صف فارغ',
    'fill-with-empty-ranks': ({ count: ranks }) =>
      `إضافة ${count(ranks, {
        one: 'صف فارغ',
        two: 'صفين فارغين',
        few: '# صفوف فارغة',
        many: '# صفًا فارغًا',
        other: '# صف فارغ',
      })} في النهاية`,
    'leave-out-ranks': ({ count: ranks }) =>
      count(ranks, {
        one: 'حذف الصف الأخير',
        two: 'حذف الصفين الأخيرين',
        few: 'حذف آخر # صفوف',
        many: 'حذف آخر # صفًا',
        other: 'حذف آخر # صف',
      }),
    'set-active-color': ({ color }) => `جعل ${toMove(color)}`,
    'set-castling': ({ value }) =>
      value === '-' ? 'جعل الوضعية بلا حقوق تبييت' : `جعل حقوق التبييت ${value}`,
    'drop-castling-right': ({ color, side: wing, right }) => {
      const castling =
        wing === 'kingside'
          ? 'حق التبييت القصير'
          : wing === 'queenside'
            ? 'حق التبييت الطويل'
            : `حق التبييت بقلعة العمود ${String(right).toLowerCase()}`;
      return `إلغاء ${castling} ${forSide(color)}`;
    },
    'drop-castling-rights': ({ rights }) => `إلغاء حقوق التبييت ${rights}`,
    'clear-en-passant': ({ square }) =>
      square ? `إزالة مربع الأخذ بالتجاوز ${square}` : 'جعل الوضعية بلا مربع أخذ بالتجاوز',
    'set-en-passant': ({ square }) => `جعل ${square} مربع الأخذ بالتجاوز`,
    'set-halfmove-clock': ({ value }) => `جعل عدّاد أنصاف النقلات ${value}`,
    'set-fullmove-number': ({ value }) => `جعل رقم النقلة ${value}`,
    'remove-piece': ({ piece, square }) => `إزالة ${thePiece(piece)} من ${square}`,
    'remove-pawns': ({ count: many, square }) =>
      count(many, {
        one: `إزالة البيدق من ${square}`,
        two: 'إزالة هذين البيدقين',
        other: 'إزالة هذه البيادق (#)',
      }),
    'remove-men': ({ color, count: many, squares }) => {
      const theirs = color === 'w' ? 'بيضاء' : 'سوداء';
      const both = color === 'w' ? 'بيضاوين' : 'سوداوين';
      return `إزالة ${count(many, {
        one: `قطعة ${theirs}`,
        two: `قطعتين ${both}`,
        few: `# قطع ${theirs}`,
        other: `# قطعة ${theirs}`,
      })}: ${isolated(squares)}`;
    },
    'keep-piece': ({ piece, square }) => `الإبقاء فقط على ${thePiece(piece)} على ${square}`,
    'move-piece': ({ piece, from, to }) => `نقل ${thePiece(piece)} من ${from} إلى ${to}`,
    'replace-piece': ({ piece, taken, square }) =>
      `وضع ${thePiece(piece)} مكان ${thePiece(taken)} على ${square}`,
    'put-piece': ({ piece, square }) => `وضع ${thePiece(piece)} على ${square}`,
    'order-fields': ({ fields }) => `ترتيب الحقول: ${isolated(fields)}`,
    'remove-text': ({ text }) => `إزالة ${quoted(text)}`,
    'write-missing-fields': ({ fields }) => `كتابة ${quoted(fields)} لما هو ناقص`,
    'flip-ranks': () => 'قلب ترتيب الصفوف',
    rotate: () => 'تدوير الرقعة نصف دورة',
    'swap-case': () => 'تبديل لوني القطع',
    mirror: () => 'تبديل اليمين واليسار',
  },
  legend: { intro: 'حروف FEN إنجليزية في كل اللغات:' },
  palette: {
    label: { all: 'الأدوات', white: 'القطع البيضاء', black: 'القطع السوداء' },
    hand: 'تحريك القطع',
    eraser: 'إزالة القطع',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0
        ? 'لا وضعية في هذا النص'
        : count(positions, {
            two: 'اختر إحدى الوضعيتين',
            few: 'اختر واحدة من # وضعيات',
            other: 'اختر واحدة من # وضعية',
          }),
    line: (line) => `السطر ${number(line)}`,
    cancel: 'إلغاء',
  },
  share: {
    paste: 'لصق وضعية',
    fen: 'نسخ FEN',
    epd: 'نسخ EPD',
    pgn: 'نسخ وسوم PGN',
    link: 'نسخ الرابط',
    embed: 'نسخ رمز التضمين',
    picture: 'نسخ الصورة',
    png: 'حفظ الصورة (PNG)',
    svg: 'حفظ الرسم (SVG)',
    send: 'مشاركة…',
    copied: 'تم النسخ',
    saved: 'تم الحفظ',
    notCopied: 'لم يسمح المتصفح بذلك. انسخ النص من هنا:',
    notPasted: 'لم يسمح المتصفح بذلك. الصق بلوحة المفاتيح.',
    noText: 'لا يوجد نص في الحافظة.',
    notDone: 'لم ينجح ذلك.',
    close: 'إغلاق',
  },
  toolbar: {
    label: 'الوضعية',
    undo: 'تراجع',
    redo: 'إعادة',
    flip: 'قلب الرقعة',
    start: 'وضعية البداية',
    clear: 'رقعة فارغة',
    share: 'نسخ ومشاركة',
    more: 'المزيد',
    menu: {
      'swap-colors': { text: 'تبديل الطرفين', hint: 'الوضعية نفسها للطرف الآخر' },
      mirror: { text: 'عكس', hint: 'اليمين واليسار' },
      rotate: { text: 'تدوير', hint: 'القطع نصف دورة' },
      'flip-ranks': { text: 'قلب', hint: 'الأعلى والأسفل' },
      'swap-case': { text: 'تغيير اللون', hint: 'والقطع في أماكنها' },
      'clear-annotations': { text: 'إزالة الأسهم', hint: 'والدوائر' },
      'chess960-start': { text: 'بداية Chess960…', hint: '' },
      chess960: { text: 'تبييت Chess960', hint: '' },
      keys: { text: 'المفاتيح', hint: '' },
    },
    chess960: {
      title: 'بداية Chess960',
      number: ({ last }) => `الرقم، من 0 إلى ${last}`,
      random: 'عشوائي',
      setUp: 'ترتيب',
      close: 'إغلاق',
    },
  },
  validatorBadge: {
    verdict: {
      valid: 'وضعية صحيحة',
      unreachable: 'لا يمكن بلوغها',
      illegal: 'مخالفة للقواعد',
      unreadable: 'لا يمكن قراءتها',
      empty: 'لا وضعية',
      checking: 'جارٍ الفحص…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors &&
          count(errors, {
            one: 'خطأ واحد',
            two: 'خطآن',
            few: '# أخطاء',
            many: '# خطأً',
            other: '# خطأ',
          }),
        warnings &&
          count(warnings, {
            one: 'تحذير واحد',
            two: 'تحذيران',
            few: '# تحذيرات',
            many: '# تحذيرًا',
            other: '# تحذير',
          }),
        hints &&
          count(hints, {
            one: 'تلميح واحد',
            two: 'تلميحان',
            few: '# تلميحات',
            many: '# تلميحًا',
            other: '# تلميح',
          }),
      ]
        .filter(Boolean)
        .join('، '),
    title: {
      valid: 'لا شيء هنا يخالف القواعد.',
      unreachable: 'لا يمكن أن تؤدي أي مباراة إلى هذه الوضعية.',
      illegal: 'هذه الوضعية تخالف القواعد.',
      unreadable: 'لا يمكن قراءة النص كاملًا.',
      empty: 'لا وضعية بعد.',
      checking: 'القواعد قيد التحميل.',
    },
    mended: 'أُصلح ذلك، ولا خطأ غيره.',
    severity: { error: 'خطأ', warning: 'تحذير', info: 'ملاحظة', suspicion: 'تلميح' },
    showSquares: 'إظهار على الرقعة',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) =>
      `يصلح ${count(mended, { one: 'مشكلة واحدة', two: 'مشكلتين', few: '# مشكلات', many: '# مشكلة', other: '# مشكلة' })}`,
    labelled: (label, verdict, counted) => `${label}: ${verdict}${counted && ` · ${counted}`}`,
    readAs: 'كيف قُرئ النص',
    notes: 'ملاحظات',
    undo: 'تراجع',
    redo: 'إعادة',
    close: 'إغلاق',
  },
};

export default messages;
