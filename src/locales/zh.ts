import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { kindOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { shortened } from './phrases.js';

const { number, languageName } = formsOf('zh');

const kinds: Readonly<Record<Kind, string>> = {
  k: '王',
  q: '后',
  r: '车',
  b: '象',
  n: '马',
  p: '兵',
};

const hue = (color: unknown): string => (color === 'b' ? '黑' : '白');
const side = (color: unknown): string => `${hue(color)}方`;
const otherSide = (color: unknown): string => (color === 'b' ? '白方' : '黑方');
const pieceName = (piece: unknown): string => {
  const kind = kindOf(piece);
  return `${piece === kind ? '黑' : '白'}${kinds[kind]}`;
};
const toMove = (color: unknown): string => `轮到${side(color)}走棋`;

const quoted = (text: unknown): string => `“${String(text)}”`;

const missingPawns = (missing: unknown): string =>
  missing === 0 ? '兵一个也没少' : `只少了 ${number(missing)} 个兵`;

/** 比开局时多的棋子；一个兵也没少时，还有全部的兵。 */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  [
    Q && `${number(Q)} 个后`,
    R && `${number(R)} 个车`,
    L && `${number(L)} 个白格象`,
    D && `${number(D)} 个黑格象`,
    N && `${number(N)} 个马`,
    missing === 0 && '全部八个兵',
  ]
    .filter((item) => typeof item === 'string')
    .join('、');

const fieldName: Readonly<Record<string, string>> = {
  activeColor: '走棋方',
  castling: '易位权',
  enPassant: '吃过路兵格',
  halfmoveClock: '半回合计数',
  fullmoveNumber: '回合数',
};

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}，${piece ? pieceName(piece) : '空'}`,
  described: (label, { placement, activeColor }) => {
    const men = (color: Color): string =>
      menOf(placement, color, (kind) => kinds[kind])
        .replace(/, (?=[a-h])/g, '、')
        .replaceAll(', ', '，') || '没有棋子';
    return `${label || '国际象棋局面'}。白方：${men('w')}。黑方：${men('b')}。${toMove(activeColor)}。`;
  },
  unusable: '这个局面无法使用。',
};

const annotationColors: Readonly<Record<AnnotationColor, string>> = {
  G: '绿色',
  R: '红色',
  Y: '黄色',
  B: '蓝色',
};
const annotation = ({ color, from, to }: Annotation): string =>
  `${annotationColors[color]}${to ? `箭头 ${from} 到 ${to}` : `圆圈 ${from}`}`;

/** 简体中文。 */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `标注：${drawn.map(annotation).join('、')}。`,
        highlighted.length > 0 && `突出显示：${highlighted.join('、')}。`,
      ]
        .filter(Boolean)
        .join(''),
    at: ({ color, from, to }, square) => {
      if (!to) return `${annotationColors[color]}圆圈`;
      return `${square === from ? `到 ${to}` : `来自 ${from}`} 的${annotationColors[color]}箭头`;
    },
    highlighted: '突出显示',
    begun: (square) =>
      `从 ${square} 开始画。移到一个格子后按 A，或按 R、Y、B 画成红色、黄色、蓝色。`,
    held: (square) => `从 ${square} 开始画。现在点击目标格。`,
    notDrawn: '未画',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return '没有可移除的标注';
      return `已移除：${few.length > 0 ? few.map(annotation).join('、') : `${number(all)} 个箭头和圆圈`}`;
    },
  },
  board,
  boardEditing: {
    label: '棋盘',
    hint: '按 ? 查看按键列表。',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && `易位权 ${castling.split('').join(' ')}。`;
      return `${board.described('', position)}${rights}${enPassant ? `吃过路兵格 ${enPassant}。` : ''}`;
    },
    undone: (change) => (change ? `已撤销：${change}` : '已撤销'),
    redone: (change) => (change ? `已重做：${change}` : '已重做'),
    nothingToUndo: '没有可撤销的操作',
    nothingToRedo: '没有可重做的操作',
    putBack: '已放回原处',
    toolPutAway: '已放下工具',
    pickedUp: (what, note) => `已拿起：${what}${note && `。${note}`}`,
    nothingToPickUp: '这里没有可以拿起的棋子',
    cannotGoThere: '不能走到那里',
    moved: (piece, from, to) => `${piece}，${from} 到 ${to}`,
    manySquares: (changed, placement) => {
      const men = placement.filter(Boolean).length;
      if (men === 0) return '空棋盘';
      return `${number(changed)} 个格子有变化；棋盘上有 ${number(men)} 个棋子`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? '棋子'}：${value === '' ? '无' : value}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join('')}另有 ${number(sentences.length - 2)} 条。`
        : sentences.join(''),
    mended: (sentences) =>
      sentences.length === 1
        ? `已解决：${sentences[0]}`
        : `已解决 ${number(sentences.length)} 个问题。`,
    goal: '可以走到这里',
    goals: (squares) => `可以走到 ${number(squares.length)} 个格子：${squares.join('、')}`,
    cannotPlay: (why) => `无法走棋。${why}`,
    promoteTo: '升变为',
    keysTitle: '棋盘按键',
    close: '关闭',
    keys: [
      [['←', '→', '↑', '↓'], '移到相邻的格子'],
      [['Home', 'End'], '本横线的第一格或最后一格；按住 Ctrl 则为整个棋盘'],
      [['Page Up', 'Page Down'], '本直线最上或最下的格子'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], '放白棋，需按住 Shift'],
      [['p', 'n', 'b', 'r', 'q', 'k'], '放黑棋'],
      [['Delete'], '移除棋子'],
      [['Enter', '空格'], '拿起和放下，或使用所选的工具'],
      [['Esc'], '放回原处，或放下工具'],
      [['a'], '开始和结束一个箭头；在同一格则为圆圈'],
      [['a … r', 'a … y', 'a … b'], '同上，用红色、黄色或蓝色'],
      [['a Delete'], '移除所有箭头和圆圈'],
      [['Ctrl Z', '⌘ Z'], '撤销'],
      [['Shift Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], '重做'],
      [['d'], '描述局面'],
      [['?'], '这个列表'],
    ],
  },
  editor: { label: '局面编辑器', board: '棋盘', fields: 'FEN 和各字段' },
  edits: {
    separator: ({ from }) => `将${quoted(from)}读作空格`,
    'edge-blank': () => '略去了首尾的不可见字符',
    'digits-joined': ({ from, to }) => `将 ${from} 读作 ${to} 个空格子`,
    figurines: () => '将棋子图标读作棋子字母',
    'active-color-word': ({ to }) => `读作${toMove(to)}`,
    'castling-order': ({ to }) => `将易位权排好顺序：${to}`,
    'castling-notation': ({ from, to }) => `将易位权 ${from} 读作 ${to}`,
    dash: ({ from }) => `将${quoted(from)}读作 -`,
    'en-passant-capital': ({ from, to }) => `将 ${from} 读作 ${to}`,
    'leading-zeros': ({ from, to }) => `将 ${from} 读作 ${to}`,
    'counter-assumed': ({ to }) => `将短划线读作 ${to}`,
    'fullmove-number-zero': () => '将回合数 0 读作 1',
    'pgn-tag': () => '取自 PGN 标签',
    link: () => '取自链接',
    'text-left-out': ({ from }) => `略去了${quoted(shortened(from))}`,
    'html-encoding': () => '解码了 HTML',
    'percent-encoding': () => '解码了百分号编码',
    escapes: () => '略去了反斜杠',
    invisible: () => '略去了不可见字符',
    'letter-forms': () => '将字母的变体读作普通字母',
    'promoted-mark': () => '略去了升变棋子的记号',
    'rank-separator': () => '在各横线之间加上了斜杠',
    'empty-squares': () => '统计了空格子的数目',
    'board-drawn': () => '读取了用文字画的棋盘',
    alphabet: () => '将西里尔字母读作棋子字母',
    'fields-glued': ({ from, to }) => `将${quoted(from)}读作${quoted(to)}`,
    'castling-joined': ({ from, to }) => `将${quoted(from)}读作 ${to}`,
    'lines-joined': () => '合并了分成几行的局面',
    'epd-semicolon': () => '在各操作之后加上了分号',
    'start-position': () => '读作初始局面',
    caption: ({ from }) => `从棋盘旁取得${quoted(shortened(from))}`,
    'moves-played': ({ to }) => `走了 ${shortened(to)}`,
    'moves-left-out': ({ to }) => `略去了着法 ${shortened(to)}`,
  },
  fieldEditor: {
    label: '局面字段',
    line: 'FEN',
    readable: 'FEN 可以读取了。',
    mended: '已经没有错误了。',
    more: (more) => `另有 ${number(more)} 条`,
    mend: '修正…',
    assumptions: (assumed) => `${number(assumed)} 项假定`,
    operationsLeftOut: (opcodes) => `略去操作 ${opcodes.join('、')}`,
    accept: '接受',
    turn: '走棋方',
    whiteToMove: '白方走棋',
    blackToMove: '黑方走棋',
    castling: '易位',
    white: '白方',
    black: '黑方',
    kingside: '短',
    queenside: '长',
    rights: {
      K: '白方短易位',
      Q: '白方长易位',
      k: '黑方短易位',
      q: '黑方长易位',
    },
    rookRight: ({ color, rook, side: wing }) => {
      const length = wing === 'kingside' ? '，短易位' : wing === 'queenside' ? '，长易位' : '';
      return `${side(color)} ${rook} 的车${length}`;
    },
    lacks: { king: '王不在原位', rook: '没有车' },
    allowPossible: '允许所有可能的易位',
    takeAsChess960: '按 Chess960 易位',
    enPassant: '吃过路兵',
    none: '无',
    passed: ({ square, pawn }) => `${square} — ${pawn} 的兵`,
    notPossible: '此处不可能',
    halfmoveClock: '半回合计数',
    fullmoveNumber: '回合数',
    assumed: '假定',
    unreadable: (text) => `无法读取：${quoted(text)}`,
    wholeNumber: (least) => `不小于 ${least} 的整数`,
  },
  findings: {
    'text-empty': () => '这段文字里没有局面。',
    'placement-rank-count': (data) => `棋盘有 ${number(data.count)} 条横线，应为八条。`,
    'placement-rank-length': ({ rank, count: squares }) =>
      `第 ${rank} 横线有 ${number(squares)} 个格子，应为八个。`,
    'placement-letter': ({ letter, rank }) => `第 ${rank} 横线的${quoted(letter)}不是棋子字母。`,
    'placement-digit': ({ text, rank }) =>
      `第 ${rank} 横线的 ${text} 不是空格子的数目，应为 1 到 8。`,
    'active-color-unreadable': ({ text }) => `${quoted(text)}没有说明轮到谁走，应为 w 或 b。`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)}不表示易位权，应为 KQkq 中的字母，没有则写 -。`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)}不是吃过路兵格，应为 e3 这样的格子，没有则写 -。`,
    'halfmove-clock-unreadable': ({ text }) => `${quoted(text)}不是半回合计数，应为一个数。`,
    'fullmove-number-unreadable': ({ text }) => `${quoted(text)}不是回合数，应为不小于 1 的数。`,
    'trailing-text': ({ text }) => `${quoted(text)}在局面之后，不属于局面。`,
    'extra-text': ({ text }) => `${quoted(text)}在各字段之间，不属于任何字段。`,
    'king-missing': ({ color }) => `${side(color)}没有王。`,
    'king-extra': ({ color, count: kings }) =>
      `${side(color)}有 ${number(kings)} 个王，只能有一个。`,
    'kings-adjacent': () => '双方的王相邻。',
    'opponent-in-check': ({ color }) => `${side(color)}正被将军，却轮到${otherSide(color)}走棋。`,
    'pawn-on-back-rank': (data) => `第一或第八横线上有 ${number(data.count)} 个兵，那里不能有兵。`,
    'too-many-pawns': ({ color, count: pawns }) =>
      `${side(color)}有 ${number(pawns)} 个兵，最多八个。`,
    'too-many-pieces': ({ color, count: men }) =>
      `${side(color)}有 ${number(men)} 个棋子，最多十六个。`,
    'castling-without-king': ({ color, square, rank }) =>
      `${side(color)}不能易位：王不在${square ? ` ${square}` : `第 ${rank} 横线`}。`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file) return `在标准国际象棋里，${side(color)}不能用 ${file} 线的车易位。`;
      const length = wing === 'kingside' ? '短' : wing === 'queenside' ? '长' : '';
      const where = square ? `${square} 上没有车` : `第 ${rank} 横线上王的这一侧没有车`;
      return `${side(color)}不能${length}易位：${where}。`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `吃过路兵格 ${square} 不在第 ${rank} 横线，而${toMove(color)}时必须在那里。`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `不可能有${hue(color)}兵刚刚越过 ${square}：${pawn} 上没有兵。`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `不可能有${hue(color)}兵刚刚越过 ${square}：${occupied === 1 ? `${blocked} 上有棋子` : '它的路上有棋子'}。`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) =>
      `半回合计数是 ${clock}，但在第 ${move} 回合${most === 0 ? '还不可能走过半回合' : `最多只能走过 ${number(most)} 个半回合`}。`,
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `刚有兵越过 ${square}，所以半回合计数是 0，不是 ${clock}。`,
    'too-many-promoted': (data) =>
      `${side(data.color)}有 ${promotedList(data)}：必有 ${number(data.promoted)} 个棋子是升变而来，但${missingPawns(data.missing)}。`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `${number(checkers)} 个棋子同时对${side(color)}将军，一步棋最多造成双将。`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `任何最后一步都不可能对${side(color)}造成这样的将军。`
        : `任何最后一步都不可能对${side(color)}造成这样的双将。`,
    'en-passant-impossible-check': ({ color, square }) =>
      `兵越过 ${square} 前进两格，不可能既是最后一步，又对${side(color)}造成这样的将军。`,
    'no-last-move': ({ color }) => `${side(color)}的任何着法都不可能是最后一步。`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most = captures === 0 ? '一个子也没吃' : `只吃了 ${number(captures)} 个子`;
        return promoted === 0
          ? `${most}，兵不可能走到这些直线上。`
          : `${most}，不可能既让兵走到这些直线上，又让 ${number(promoted)} 个兵升变。`;
      }
      const pawns = `${side(color)}的兵`;
      if (Number(needed) > 30) return `${pawns}不可能全部从原位走到这里。`;
      const taken = color === 'b' ? '白' : '黑';
      return `${pawns}需要吃 ${number(needed)} 个子才能走到这里，但${captures === 0 ? `没有${taken}子可吃` : `只有 ${number(captures)} 个${taken}子可吃`}。`;
    },
    'piece-locked-in': ({ color, count: men, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `${side(color)}从未动过的兵把棋子关在了原处：必有 ${number(promoted)} 个棋子是升变而来，但${missingPawns(missing)}。`;
      return men === 1
        ? `${square} 的${pieceName(piece)}不可能越过从未动过的兵走到那里。`
        : '这些棋子不可能越过从未动过的兵走到那里。';
    },
    parity: ({ color }) => `只有马和车可能走动过，按步数算不会轮到${side(color)}走棋。`,
    'looks-mirrored': () => '左右好像对调了：双方的王都在 d 线。',
    'looks-upside-down': () => '棋盘好像上下颠倒了，横线像是从 1 写到 8 的。',
    'looks-color-swapped': () => '颜色好像对调了；大写字母是白棋。',
    'looks-other-side-to-move': ({ color }) => `没有说明轮到谁走，而${side(color)}正被将军。`,
    'field-missing': ({ field }) => `没有给出${fieldName[String(field)] ?? '一个字段'}。`,
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `没有${hue(color)}兵可以在 ${square} 吃过路兵。`
        : `在 ${square} 吃过路兵会使${side(color)}的王被将军。`,
    check: ({ color }) => `${side(color)}正被将军。`,
    checkmate: ({ color }) => `${side(color)}被将死。`,
    stalemate: ({ color }) => `${side(color)}被逼和：没有被将军，也没有合法的着法。`,
    'dead-position': () => '双方的子力都不足以将死对方。',
  },
  fixes: {
    'start-position': () => '摆成初始局面',
    'rewrite-rank': ({ rank, to }) => `将第 ${rank} 横线改为 ${to}`,
    'read-letters': ({ languages }) =>
      languages === 'latin'
        ? '将其他文字的字母读作拉丁字母'
        : `按${languageName(String(languages).slice(0, 2))}读取棋子字母`,
    'split-rank': ({ from, to }) => `将 ${from} 分为 ${to}`,
    'insert-empty-rank': ({ rank }) => `在第 ${rank} 横线处加一条空横线`,
    'remove-empty-rank': () => '略去一条空横线',
    'fill-with-empty-ranks': ({ count: ranks }) => `在末尾加 ${number(ranks)} 条空横线`,
    'leave-out-ranks': ({ count: ranks }) =>
      ranks === 1 ? '略去最后一条横线' : `略去最后 ${number(ranks)} 条横线`,
    'set-active-color': ({ color }) => `改为${toMove(color)}`,
    'set-castling': ({ value }) => (value === '-' ? '不设易位权' : `将易位权设为 ${value}`),
    'drop-castling-right': ({ color, side: wing, right }) => {
      const castling =
        wing === 'kingside'
          ? '短易位权'
          : wing === 'queenside'
            ? '长易位权'
            : `用 ${String(right).toLowerCase()} 线车易位的权利`;
      return `取消${side(color)}${castling}`;
    },
    'drop-castling-rights': ({ rights }) => `取消易位权 ${rights}`,
    'clear-en-passant': ({ square }) => (square ? `取消吃过路兵格 ${square}` : '不设吃过路兵格'),
    'set-en-passant': ({ square }) => `将 ${square} 设为吃过路兵格`,
    'set-halfmove-clock': ({ value }) => `将半回合计数设为 ${value}`,
    'set-fullmove-number': ({ value }) => `将回合数设为 ${value}`,
    'remove-piece': ({ piece, square }) => `移除 ${square} 的${pieceName(piece)}`,
    'remove-pawns': ({ count: pawns, square }) =>
      pawns === 1 ? `移除 ${square} 的兵` : `移除这 ${number(pawns)} 个兵`,
    'remove-men': ({ color, count: men, squares }) =>
      `移除 ${number(men)} 个${hue(color)}子：${squares}`,
    'keep-piece': ({ piece, square }) => `只保留 ${square} 的${pieceName(piece)}`,
    'move-piece': ({ piece, from, to }) => `将${pieceName(piece)}从 ${from} 移到 ${to}`,
    'replace-piece': ({ piece, taken, square }) =>
      `将 ${square} 的${pieceName(taken)}换成${pieceName(piece)}`,
    'put-piece': ({ piece, square }) => `将${pieceName(piece)}放到 ${square}`,
    'order-fields': ({ fields }) => `将各字段排好顺序：${fields}`,
    'remove-text': ({ text }) => `移除${quoted(text)}`,
    'write-missing-fields': ({ fields }) => `将缺少的部分写为${quoted(fields)}`,
    'flip-ranks': () => '上下翻转各横线',
    rotate: () => '将棋盘旋转 180°',
    'swap-case': () => '对调棋子颜色',
    mirror: () => '左右对调',
  },
  legend: { intro: 'FEN 在任何语言里都用英文字母：' },
  palette: {
    label: { all: '工具', white: '白棋', black: '黑棋' },
    hand: '移动棋子',
    eraser: '移除棋子',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0 ? '这段文字里没有局面' : `从 ${number(positions)} 个局面中选择一个`,
    line: (line) => `第 ${number(line)} 行`,
    cancel: '取消',
  },
  share: {
    paste: '粘贴局面',
    fen: '复制 FEN',
    epd: '复制 EPD',
    pgn: '复制 PGN 标签',
    link: '复制链接',
    embed: '复制网页代码',
    picture: '复制图片',
    png: '保存图片（PNG）',
    svg: '保存矢量图（SVG）',
    send: '分享…',
    copied: '已复制',
    saved: '已保存',
    notCopied: '浏览器不允许。请从这里复制：',
    notPasted: '浏览器不允许。请用键盘粘贴。',
    noText: '剪贴板里没有文字。',
    notDone: '未能完成。',
    close: '关闭',
  },
  toolbar: {
    label: '局面',
    undo: '撤销',
    redo: '重做',
    flip: '翻转棋盘',
    start: '初始局面',
    clear: '清空棋盘',
    share: '复制和分享',
    more: '更多',
    menu: {
      'swap-colors': { text: '对调双方', hint: '对另一方来说相同的局面' },
      mirror: { text: '镜像', hint: '左右对调' },
      rotate: { text: '旋转', hint: '棋子转 180°' },
      'flip-ranks': { text: '翻转', hint: '上下对调' },
      'swap-case': { text: '换颜色', hint: '棋子位置不变' },
      'clear-annotations': { text: '移除箭头', hint: '和圆圈' },
      'chess960-start': { text: 'Chess960 初始局面…', hint: '' },
      chess960: { text: 'Chess960 易位', hint: '' },
      keys: { text: '按键', hint: '' },
    },
    chess960: {
      title: 'Chess960 初始局面',
      number: ({ last }) => `编号，0 到 ${last}`,
      random: '随机',
      setUp: '摆棋',
      close: '关闭',
    },
  },
  validatorBadge: {
    verdict: {
      valid: '局面有效',
      unreachable: '不可能出现',
      illegal: '不合规则',
      unreadable: '无法读取',
      empty: '没有局面',
      checking: '正在检查…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors && `${number(errors)} 个错误`,
        warnings && `${number(warnings)} 个警告`,
        hints && `${number(hints)} 个提示`,
      ]
        .filter(Boolean)
        .join('，'),
    title: {
      valid: '没有违反规则之处。',
      unreachable: '任何对局都不可能走成这个局面。',
      illegal: '这个局面违反规则。',
      unreadable: '这段文字无法完全读取。',
      empty: '还没有局面。',
      checking: '正在加载规则。',
    },
    mended: '已经修正，没有别的错误。',
    severity: { error: '错误', warning: '警告', info: '说明', suspicion: '提示' },
    showSquares: '在棋盘上显示',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) => `解决 ${number(mended)} 个问题`,
    labelled: (label, verdict, counted) => `${label}：${verdict}${counted && ` · ${counted}`}`,
    readAs: '读取方式',
    notes: '说明',
    undo: '撤销',
    redo: '重做',
    close: '关闭',
  },
};

export default messages;
