import type { Annotation, AnnotationColor } from '../fen/annotations.js';
import type { Color, Data } from '../fen/types.js';
import { formsOf } from './forms.js';
import { kindOf, colorOf, menOf, type Kind } from './men.js';
import type { Messages } from './messages.js';
import { capitalized, shortened } from './phrases.js';

const { count, list, number, languageName } = formsOf('fi');

const kinds: Readonly<Record<Kind, string>> = {
  k: 'kuningas',
  q: 'daami',
  r: 'torni',
  b: 'lähetti',
  n: 'ratsu',
  p: 'sotilas',
};
const manyOf: Readonly<Record<Kind, string>> = {
  k: 'kuninkaat',
  q: 'daamit',
  r: 'tornit',
  b: 'lähetit',
  n: 'ratsut',
  p: 'sotilaat',
};
/** Millä korvataan: ”valkealla kuninkaalla”. */
const withKind: Readonly<Record<Kind, string>> = {
  k: 'kuninkaalla',
  q: 'daamilla',
  r: 'tornilla',
  b: 'lähetillä',
  n: 'ratsulla',
  p: 'sotilaalla',
};
/** Millä kielellä kirjaimet luetaan, aakkostojen ensimmäisen kielen mukaan. */
const inLanguage: Readonly<Record<string, string>> = {
  de: 'saksaksi',
  fr: 'ranskaksi',
  es: 'espanjaksi tai italiaksi',
  nl: 'hollanniksi',
  pt: 'portugaliksi',
  pl: 'puolaksi',
  cs: 'tšekiksi',
  hu: 'unkariksi',
  fi: 'suomeksi',
  et: 'viroksi',
  ro: 'romaniaksi',
  is: 'islanniksi',
  bs: 'bosniaksi',
};

/** Virkkeen alussa: ”Valkea on shakissa.” */
const Side = (color: unknown): string => (color === 'b' ? 'Musta' : 'Valkea');
const side = (color: unknown): string => (color === 'b' ? 'musta' : 'valkea');
const ofSide = (color: unknown): string => (color === 'b' ? 'mustan' : 'valkean');
const bySide = (color: unknown): string => (color === 'b' ? 'mustalla' : 'valkealla');
const toSide = (color: unknown): string => (color === 'b' ? 'mustalle' : 'valkealle');
const otherColor = (color: unknown): Color => (color === 'b' ? 'w' : 'b');
const toMove = (color: unknown): string => `${capitalized(ofSide(color))} vuoro`;

const pieceName = (piece: unknown): string => `${side(colorOf(piece))} ${kinds[kindOf(piece)]}`;

const quoted = (text: unknown): string => `”${String(text)}”`;

/** Ne, joita ei luetella. */
const others = (more: number): string => count(more, { one: '# muu', other: '# muuta' });
const promotedMen = (promoted: unknown): string =>
  count(promoted, {
    one: 'yhden nappulan täytyy olla korotettu',
    other: '# nappulan täytyy olla korotettuja',
  });
const missingPawns = (missing: unknown): string =>
  missing === 0
    ? 'yhtään sotilasta ei puutu'
    : count(missing, { one: 'vain yksi sotilas puuttuu', other: 'vain # sotilasta puuttuu' });

/** Nappulat, joita on enemmän kuin alkuasemassa, ja kaikki sotilaat, jos yhtään ei puutu. */
const promotedList = ({ Q, R, N, L, D, missing }: Data): string =>
  list(
    [
      Q && count(Q, { one: 'yksi daami', other: '# daamia' }),
      R && count(R, { one: 'yksi torni', other: '# tornia' }),
      L &&
        count(L, {
          one: 'yksi valkeiden ruutujen lähetti',
          other: '# valkeiden ruutujen lähettiä',
        }),
      D && count(D, { one: 'yksi mustien ruutujen lähetti', other: '# mustien ruutujen lähettiä' }),
      N && count(N, { one: 'yksi ratsu', other: '# ratsua' }),
      missing === 0 && 'kaikki kahdeksan sotilasta',
    ].filter((item) => typeof item === 'string'),
  );

const missingField: Readonly<Record<string, string>> = {
  activeColor: 'Siirtovuoroa ei ole ilmoitettu.',
  castling: 'Linnoitusoikeuksia ei ole ilmoitettu.',
  enPassant: 'Ohestalyöntiruutua ei ole ilmoitettu.',
  halfmoveClock: 'Puolisiirtolaskuria ei ole ilmoitettu.',
  fullmoveNumber: 'Siirtonumeroa ei ole ilmoitettu.',
};
const fieldName: Readonly<Record<string, string>> = {
  castling: 'Linnoitusoikeudet',
  enPassant: 'Ohestalyöntiruutu',
  halfmoveClock: 'Puolisiirtolaskuri',
  fullmoveNumber: 'Siirtonumero',
};

const board: Messages['board'] = {
  kinds,
  pieceName,
  square: (square, piece) => `${square}, ${piece ? pieceName(piece) : 'tyhjä'}`,
  described: (label, { placement, activeColor }) => {
    const men = (color: Color): string =>
      menOf(placement, color, (kind, many) => (many > 1 ? manyOf : kinds)[kind]) || 'ei nappuloita';
    return `${label || 'Shakkiasema'}. Valkea: ${men('w')}. Musta: ${men('b')}. ${toMove(activeColor)}.`;
  },
  unusable: 'Tätä asemaa ei voi käyttää tällaisenaan.',
};

const annotationColors: Readonly<Record<AnnotationColor, string>> = {
  G: 'vihreä',
  R: 'punainen',
  Y: 'keltainen',
  B: 'sininen',
};
const annotation = ({ color, from, to }: Annotation): string =>
  `${annotationColors[color]} ${to ? `nuoli ruudusta ${from} ruutuun ${to}` : `ympyrä ruudussa ${from}`}`;

/** Suomi. */
const messages: Messages = {
  annotations: {
    described: (drawn, highlighted) =>
      [
        drawn.length > 0 && `Piirretty: ${drawn.map(annotation).join(', ')}.`,
        highlighted.length > 0 && `Korostettu: ${highlighted.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    at: ({ color, from, to }, square) => {
      if (!to) return `${annotationColors[color]} ympyrä`;
      const other = square === from ? `ruutuun ${to}` : `ruudusta ${from}`;
      return `${annotationColors[color]} nuoli ${other}`;
    },
    highlighted: 'korostettu',
    begun: (square) =>
      `Piirto alkaa ruudusta ${square}. Siirry kohderuutuun ja paina A, tai paina R, Y tai B, jos haluat punaisen, keltaisen tai sinisen.`,
    held: (square) => `Piirto alkaa ruudusta ${square}. Paina nyt kohderuutua.`,
    notDrawn: 'Ei piirretty',
    drawn: annotation,
    removed: (few, all) => {
      if (all === 0) return 'Poistettavia piirroksia ei ole';
      return `Poistettu: ${few.length > 0 ? few.map(annotation).join(', ') : `${number(all)} nuolta ja ympyrää`}`;
    },
  },
  board,
  boardEditing: {
    label: 'Shakkilauta',
    hint: 'Näppäin ? näyttää näppäinluettelon.',
    described: (position) => {
      const { castling, enPassant } = position;
      const rights = castling && ` Linnoitusoikeudet: ${castling.split('').join(' ')}.`;
      return `${board.described('', position)}${rights}${enPassant ? ` Ohestalyöntiruutu: ${enPassant}.` : ''}`;
    },
    undone: (change) => (change ? `Kumottu: ${change}` : 'Kumottu'),
    redone: (change) => (change ? `Tehty uudelleen: ${change}` : 'Tehty uudelleen'),
    nothingToUndo: 'Ei mitään kumottavaa',
    nothingToRedo: 'Ei mitään uudelleen tehtävää',
    putBack: 'Palautettu paikalleen',
    toolPutAway: 'Työkalu pantu pois',
    pickedUp: (what, note) => `Nostettu: ${what}${note && `. ${note}`}`,
    nothingToPickUp: 'Tässä ei ole nostettavaa',
    cannotGoThere: 'Nappulaa ei voi siirtää siihen',
    moved: (piece, from, to) => `${piece} ruudusta ${from} ruutuun ${to}`,
    manySquares: (changed, placement) => {
      const men = placement.filter(Boolean).length;
      if (men === 0) return 'Tyhjä lauta';
      return `${count(changed, { one: '# ruutu muuttui', other: '# ruutua muuttui' })}; laudalla ${count(men, { one: '# nappula', other: '# nappulaa' })}`;
    },
    field: (name, value) =>
      name === 'activeColor'
        ? toMove(value)
        : `${fieldName[name] ?? 'Nappulat'}: ${value === '' ? 'ei ole' : value}`,
    found: (sentences) =>
      sentences.length > 2
        ? `${sentences.slice(0, 2).join(' ')} Ja ${others(sentences.length - 2)}.`
        : sentences.join(' '),
    mended: (sentences) =>
      sentences.length === 1
        ? `Korjattu: ${sentences[0]}`
        : count(sentences.length, {
            one: '# ongelma on korjattu.',
            other: '# ongelmaa on korjattu.',
          }),
    goal: 'mahdollinen siirto',
    goals: (squares) =>
      `${count(squares.length, { one: '# ruutu, johon voi siirtyä', other: '# ruutua, joihin voi siirtyä' })}: ${squares.join(', ')}`,
    cannotPlay: (why) => `Siirtoja ei voi pelata. ${why}`,
    promoteTo: 'Sotilaan korotus',
    keysTitle: 'Laudan näppäimet',
    close: 'Sulje',
    keys: [
      [['←', '→', '↑', '↓'], 'Siirry viereiseen ruutuun'],
      [['Home', 'End'], 'Rivin ensimmäinen tai viimeinen ruutu; Ctrl-näppäimen kanssa laudan'],
      [['Page Up', 'Page Down'], 'Linjan ylin tai alin ruutu'],
      [['P', 'N', 'B', 'R', 'Q', 'K'], 'Aseta valkea nappula (vaihtonäppäimen kanssa)'],
      [['p', 'n', 'b', 'r', 'q', 'k'], 'Aseta musta nappula'],
      [['Delete'], 'Poista nappula'],
      [['Enter', 'Välilyönti'], 'Nosta ja laske nappula tai käytä valittua työkalua'],
      [['Esc'], 'Palauta nappula paikalleen tai pane työkalu pois'],
      [['a'], 'Aloita nuoli ja päätä se; samassa ruudussa siitä tulee ympyrä'],
      [['a … r', 'a … y', 'a … b'], 'Sama punaisena, keltaisena tai sinisenä'],
      [['a Delete'], 'Poista kaikki nuolet ja ympyrät'],
      [['Ctrl Z', '⌘ Z'], 'Kumoa'],
      [['Vaihto Ctrl Z', 'Ctrl Y', '⇧ ⌘ Z'], 'Tee uudelleen'],
      [['d'], 'Kuvaile asema'],
      [['?'], 'Tämä luettelo'],
    ],
  },
  editor: { label: 'Asemaeditori', board: 'Lauta', fields: 'FEN ja kentät' },
  edits: {
    separator: ({ from }) => `${quoted(from)} luettu välilyöntinä`,
    'edge-blank': () => 'Näkymättömät merkit jätetty pois reunoista',
    'digits-joined': ({ from, to }) => `${from} luettu ${to} tyhjänä ruutuna`,
    figurines: () => 'Nappulasymbolit luettu nappuloiden kirjaimina',
    'active-color-word': ({ to }) => `Luettu: ${toMove(to).toLowerCase()}`,
    'castling-order': ({ to }) => `Linnoitusoikeudet järjestetty: ${to}`,
    'castling-notation': ({ from, to }) => `Linnoitusoikeudet ${from} luettu muodossa ${to}`,
    dash: ({ from }) => `${quoted(from)} luettu merkkinä -`,
    'en-passant-capital': ({ from, to }) => `${from} luettu muodossa ${to}`,
    'leading-zeros': ({ from, to }) => `${from} luettu muodossa ${to}`,
    'counter-assumed': ({ to }) => `Viiva luettu lukuna ${to}`,
    'fullmove-number-zero': () => 'Siirtonumero 0 luettu lukuna 1',
    'pgn-tag': () => 'Otettu PGN-tunnisteesta',
    link: () => 'Otettu linkistä',
    'text-left-out': ({ from }) => `${quoted(shortened(from))} jätetty pois`,
    'html-encoding': () => 'HTML-koodaus purettu',
    'percent-encoding': () => 'Prosenttikoodaus purettu',
    escapes: () => 'Kenoviivat jätetty pois',
    invisible: () => 'Näkymättömät merkit jätetty pois',
    'letter-forms': () => 'Kirjainten erikoismuodot luettu tavallisina',
    'promoted-mark': () => 'Korotettujen nappuloiden merkit jätetty pois',
    'rank-separator': () => 'Rivien väliin lisätty vinoviivat',
    'empty-squares': () => 'Tyhjät ruudut laskettu',
    'board-drawn': () => 'Tekstinä piirretty lauta luettu',
    alphabet: () => 'Nappuloiden kyrilliset kirjaimet luettu',
    'fields-glued': ({ from, to }) => `${quoted(from)} luettu muodossa ${quoted(to)}`,
    'castling-joined': ({ from, to }) => `${quoted(from)} luettu muodossa ${to}`,
    'lines-joined': () => 'Usealle riville jaettu asema yhdistetty',
    'epd-semicolon': () => 'Operaatioiden perään lisätty puolipisteet',
    'start-position': () => 'Luettu alkuasemana',
    caption: ({ from }) => `${quoted(shortened(from))} luettu laudan vierestä`,
    'moves-played': ({ to }) => `Siirrot pelattu: ${shortened(to)}`,
    'moves-left-out': ({ to }) => `Siirrot jätetty pois: ${shortened(to)}`,
  },
  fieldEditor: {
    label: 'Asema kenttinä',
    line: 'FEN',
    readable: 'FEN on luettavissa.',
    mended: 'Virheitä ei enää ole.',
    more: (more) => `ja ${others(more)}`,
    mend: 'Korjaa…',
    assumptions: (assumed) => count(assumed, { one: '# oletus', other: '# oletusta' }),
    operationsLeftOut: (opcodes) => `Pois jäävät operaatiot: ${opcodes.join(', ')}`,
    accept: 'Hyväksy',
    turn: 'Siirtovuoro',
    whiteToMove: toMove('w'),
    blackToMove: toMove('b'),
    castling: 'Linnoitus',
    white: Side('w'),
    black: Side('b'),
    kingside: 'lyhyt',
    queenside: 'pitkä',
    rights: {
      K: 'Valkean lyhyt linnoitus',
      Q: 'Valkean pitkä linnoitus',
      k: 'Mustan lyhyt linnoitus',
      q: 'Mustan pitkä linnoitus',
    },
    rookRight: ({ color, rook, side: wing }) => {
      const length =
        wing === 'kingside' ? ', lyhyt linnoitus' : wing === 'queenside' ? ', pitkä linnoitus' : '';
      return `${capitalized(ofSide(color))} torni ${rook}${length}`;
    },
    lacks: { king: 'kuningas muualla', rook: 'ei tornia' },
    allowPossible: 'Salli mahdolliset linnoitukset',
    takeAsChess960: 'Linnoita kuten Chess960:ssä',
    enPassant: 'Ohestalyönti',
    none: 'ei ole',
    passed: ({ square, pawn }) => `${square} – sotilas ${pawn}`,
    notPossible: 'ei mahdollista tässä',
    halfmoveClock: 'Puolisiirtolaskuri',
    fullmoveNumber: 'Siirtonumero',
    assumed: 'oletettu',
    unreadable: (text) => `ei luettavissa: ${quoted(text)}`,
    wholeNumber: (least) => `kokonaisluku, vähintään ${least}`,
  },
  findings: {
    'text-empty': () => 'Tässä tekstissä ei ole asemaa.',
    'placement-rank-count': (data) =>
      `Laudalla on ${count(data.count, { one: 'vain yksi rivi', other: '# riviä' })}; niitä pitää olla kahdeksan.`,
    'placement-rank-length': ({ rank, count: squares }) =>
      `Rivillä ${rank} ${squares === 0 ? 'ei ole yhtään ruutua' : count(squares, { one: 'on vain yksi ruutu', other: 'on # ruutua' })}; niitä pitää olla kahdeksan.`,
    'placement-letter': ({ letter, rank }) =>
      `${quoted(letter)} rivillä ${rank} ei ole minkään nappulan kirjain.`,
    'placement-digit': ({ text, rank }) =>
      `${text} rivillä ${rank} ei kelpaa tyhjien ruutujen määräksi; määrä on 1–8.`,
    'active-color-unreadable': ({ text }) =>
      `${quoted(text)} ei kerro, kumman siirtovuoro on; sen kertoo w tai b.`,
    'castling-unreadable': ({ text }) =>
      `${quoted(text)} ei kerro linnoitusoikeuksia; ne merkitään kirjaimilla KQkq tai merkillä -, jos oikeuksia ei ole.`,
    'en-passant-unreadable': ({ text }) =>
      `${quoted(text)} ei ole ohestalyöntiruutu; sellainen on esimerkiksi e3, ja - tarkoittaa, ettei ruutua ole.`,
    'halfmove-clock-unreadable': ({ text }) =>
      `${quoted(text)} ei ole puolisiirtolaskurin arvo; se on luku.`,
    'fullmove-number-unreadable': ({ text }) =>
      `${quoted(text)} ei ole siirtonumero; se on luku, vähintään 1.`,
    'trailing-text': ({ text }) => `${quoted(text)} on aseman perässä eikä kuulu siihen.`,
    'extra-text': ({ text }) => `${quoted(text)} on kenttien välissä eikä ole mikään niistä.`,
    'king-missing': ({ color }) => `${capitalized(bySide(color))} ei ole kuningasta.`,
    'king-extra': ({ color, count: kings }) =>
      `${capitalized(bySide(color))} on ${count(kings, { one: 'yksi kuningas', other: '# kuningasta' })}; niitä voi olla vain yksi.`,
    'kings-adjacent': () => 'Kuninkaat ovat vierekkäisissä ruuduissa.',
    'opponent-in-check': ({ color }) =>
      `${Side(color)} on shakissa, mutta siirtovuoro on ${bySide(otherColor(color))}.`,
    'pawn-on-back-rank': (data) =>
      count(data.count, {
        one: 'Ensimmäisellä tai kahdeksannella rivillä on sotilas, vaikka sotilas ei voi olla siellä.',
        other:
          'Ensimmäisellä tai kahdeksannella rivillä on sotilaita, vaikka sotilaat eivät voi olla siellä.',
      }),
    'too-many-pawns': ({ color, count: pawns }) =>
      `${capitalized(bySide(color))} on ${count(pawns, { one: 'yksi sotilas', other: '# sotilasta' })}; niitä voi olla enintään kahdeksan.`,
    'too-many-pieces': ({ color, count: men }) =>
      `${capitalized(bySide(color))} on ${count(men, { one: 'yksi nappula', other: '# nappulaa' })}; niitä voi olla enintään 16.`,
    'castling-without-king': ({ color, square, rank }) =>
      `${Side(color)} ei voi linnoittaa: kuningas ei ole ${square ? `ruudussa ${square}` : `rivillä ${rank}`}.`,
    'castling-without-rook': ({ color, side: wing, square, rank, file }) => {
      if (file)
        return `Tavallisessa shakissa ${side(color)} ei voi linnoittaa ${file}-linjan tornilla.`;
      const castling =
        wing === 'kingside'
          ? 'tehdä lyhyttä linnoitusta'
          : wing === 'queenside'
            ? 'tehdä pitkää linnoitusta'
            : 'linnoittaa';
      const where = square ? `ruudussa ${square}` : `rivillä ${rank} kuninkaan sillä puolella`;
      return `${Side(color)} ei voi ${castling}: ${where} ei ole tornia.`;
    },
    'en-passant-rank': ({ square, color, rank }) =>
      `Ohestalyöntiruutu ${square} ei ole rivillä ${rank}, jolla sen pitää olla, kun siirtovuoro on ${bySide(color)}.`,
    'en-passant-no-pawn': ({ square, color, pawn }) =>
      `Mikään ${side(color)} sotilas ei ole voinut juuri ylittää ruutua ${square}: ruudussa ${pawn} ei ole ${side(color)}a sotilasta.`,
    'en-passant-blocked': ({ square, color, count: occupied, blocked }) =>
      `Mikään ${side(color)} sotilas ei ole voinut juuri ylittää ruutua ${square}: ${occupied === 1 ? `ruutu ${blocked} ei ole tyhjä` : 'sen tiellä on nappuloita'}.`,
    'halfmove-clock-too-high': ({ clock, number: move, most }) => {
      const played =
        most === 0
          ? 'ei ole voitu pelata yhtään puolisiirtoa'
          : count(most, {
              one: 'on voitu pelata enintään yksi puolisiirto',
              other: 'on voitu pelata enintään # puolisiirtoa',
            });
      return `Puolisiirtolaskuri on ${clock}, mutta siirtoon ${move} mennessä ${played}.`;
    },
    'halfmove-clock-en-passant': ({ clock, square }) =>
      `Sotilas on juuri ylittänyt ruudun ${square}, joten puolisiirtolaskuri on 0 eikä ${clock}.`,
    'too-many-promoted': (data) =>
      `${capitalized(bySide(data.color))} on ${promotedList(data)}: ${promotedMen(data.promoted)}, mutta ${missingPawns(data.missing)}.`,
    'too-many-checkers': ({ color, count: checkers }) =>
      `${capitalized(toSide(color))} antaa shakin ${count(checkers, { one: 'yksi nappula', other: '# nappulaa' })}; yhden siirron jälkeen niitä voi olla enintään kaksi.`,
    'impossible-check': ({ color, count: checkers }) =>
      checkers === 1
        ? `Mikään viimeinen siirto ei ole voinut antaa ${toSide(color)} tätä shakkia.`
        : `Mikään viimeinen siirto ei ole voinut antaa ${toSide(color)} molempia shakkeja kerralla.`,
    'en-passant-impossible-check': ({ color, square }) =>
      `Kaksoisaskel ruudun ${square} yli ei ole voinut olla viimeinen siirto ja samalla antaa ${toSide(color)} tätä shakkia.`,
    'no-last-move': ({ color }) => `Mikään ${ofSide(color)} siirto ei ole voinut olla viimeinen.`,
    'pawn-captures-impossible': ({ color, needed, captures, promoted }) => {
      if (!color) {
        const most =
          captures === 0
            ? 'Ilman lyöntejä'
            : count(captures, { one: 'Yhdellä lyönnillä', other: '# lyönnillä' });
        if (promoted === 0) return `${most} sotilaat eivät ole voineet päästä näille linjoille.`;
        const men = count(promoted, {
          one: 'yksi nappula on korotettu',
          other: '# nappulaa on korotettu',
        });
        return `${most} ei ole mahdollista, että sotilaat ovat päässeet näille linjoille ja lisäksi ${men}.`;
      }
      const pawns = `${Side(color)}t sotilaat`;
      if (Number(needed) > 30)
        return `${pawns} eivät kaikki ole voineet päästä näihin ruutuihin lähtöriviltään.`;
      const men = color === 'b' ? 'valkea' : 'musta';
      const taken =
        captures === 0
          ? `lyötävänä ei ole ollut yhtään ${men}a nappulaa`
          : count(captures, {
              one: `lyötävänä on ollut vain yksi ${men} nappula`,
              other: `lyötävänä on ollut vain # ${men}a nappulaa`,
            });
      return `${pawns} tarvitsevat ${count(needed, { one: 'yhden lyönnin', other: '# lyöntiä' })} päästäkseen näihin ruutuihin, mutta ${taken}.`;
    },
    'piece-locked-in': ({ color, count: men, piece, square, promoted, missing }) => {
      if (promoted !== 0)
        return `${capitalized(ofSide(color))} paikoillaan pysyneet sotilaat ovat pitäneet nappuloita takanaan: ${promotedMen(promoted)}, mutta ${missingPawns(missing)}.`;
      const past = 'paikoillaan pysyneiden sotilaiden ohi';
      return men === 1
        ? `${capitalized(pieceName(piece))} ei ole voinut päästä ruutuun ${square} ${past}.`
        : `Nämä nappulat eivät ole voineet päästä ruutuihinsa ${past}.`;
    },
    parity: ({ color }) =>
      `Vain ratsut ja tornit ovat voineet liikkua, eikä niiden siirtojen määrä sovi ${ofSide(color)} siirtovuoroon.`,
    'looks-mirrored': () =>
      'Vasen ja oikea näyttävät vaihtuneen keskenään: molemmat kuninkaat ovat d-linjalla.',
    'looks-upside-down': () =>
      'Lauta näyttää olevan ylösalaisin, ikään kuin rivit olisi kirjoitettu järjestyksessä 1–8.',
    'looks-color-swapped': () =>
      'Värit näyttävät vaihtuneen; isot kirjaimet tarkoittavat valkeita nappuloita.',
    'looks-other-side-to-move': ({ color }) =>
      `Siirtovuoroa ei ole ilmoitettu, ja ${side(color)} on shakissa.`,
    'field-missing': ({ field }) => missingField[String(field)] ?? 'Jokin kenttä puuttuu.',
    'en-passant-not-capturable': ({ square, color, pinned }) =>
      pinned === 0
        ? `Mikään ${side(color)} sotilas ei pääse lyömään ohesta ruutuun ${square}.`
        : `Ohestalyönti ruutuun ${square} jättäisi ${ofSide(color)} kuninkaan shakkiin.`,
    check: ({ color }) => `${Side(color)} on shakissa.`,
    checkmate: ({ color }) => `${Side(color)} on matissa.`,
    stalemate: ({ color }) =>
      `${Side(color)} on patissa: se ei ole shakissa, mutta sillä ei ole laillista siirtoa.`,
    'dead-position': () => 'Kummankaan nappulat eivät riitä matin tekemiseen.',
  },
  fixes: {
    'start-position': () => 'Aseta alkuasema',
    'rewrite-rank': ({ rank, to }) => `Muuta rivin ${rank} sisällöksi ${quoted(to)}`,
    'read-letters': ({ languages }) => {
      if (languages === 'latin') return 'Lue toisen kirjaimiston kirjaimet latinalaisina';
      const code = String(languages).slice(0, 2);
      return `Lue nappuloiden kirjaimet ${inLanguage[code] ?? `kielellä ${languageName(code)}`}`;
    },
    'split-rank': ({ from, to }) => `Jaa ${quoted(from)} riveiksi ${quoted(to)}`,
    'insert-empty-rank': ({ rank }) => `Lisää tyhjä rivi riviksi ${rank}`,
    'remove-empty-rank': () => 'Jätä pois yksi tyhjä rivi',
    'fill-with-empty-ranks': ({ count: ranks }) =>
      `Lisää loppuun ${count(ranks, { one: 'yksi tyhjä rivi', other: '# tyhjää riviä' })}`,
    'leave-out-ranks': ({ count: ranks }) =>
      `Jätä pois ${count(ranks, { one: 'viimeinen rivi', other: '# viimeistä riviä' })}`,
    'set-active-color': ({ color }) => `Anna siirtovuoro ${toSide(color)}`,
    'set-castling': ({ value }) =>
      value === '-' ? 'Merkitse: ei linnoitusoikeuksia' : `Aseta linnoitusoikeuksiksi ${value}`,
    'drop-castling-right': ({ color, side: wing, right }) =>
      wing === 'kingside'
        ? `Poista ${ofSide(color)} lyhyt linnoitus`
        : wing === 'queenside'
          ? `Poista ${ofSide(color)} pitkä linnoitus`
          : `Poista ${ofSide(color)} linnoitus ${String(right).toLowerCase()}-linjan tornilla`,
    'drop-castling-rights': ({ rights }) => `Poista linnoitusoikeudet ${rights}`,
    'clear-en-passant': ({ square }) =>
      square ? `Poista ohestalyöntiruutu ${square}` : 'Merkitse: ei ohestalyöntiruutua',
    'set-en-passant': ({ square }) => `Aseta ohestalyöntiruuduksi ${square}`,
    'set-halfmove-clock': ({ value }) => `Aseta puolisiirtolaskurin arvoksi ${value}`,
    'set-fullmove-number': ({ value }) => `Aseta siirtonumeroksi ${value}`,
    'remove-piece': ({ piece, square }) => `Poista ${pieceName(piece)} ruudusta ${square}`,
    'remove-pawns': ({ count: pawns, square }) =>
      pawns === 1 ? `Poista sotilas ruudusta ${square}` : `Poista nämä ${number(pawns)} sotilasta`,
    'remove-men': ({ color, count: men, squares }) =>
      `Poista ${count(men, { one: `yksi ${side(color)} nappula`, other: `# ${side(color)}a nappulaa` })}: ${squares}`,
    'keep-piece': ({ piece, square }) => `Säilytä vain ruudun ${square} ${pieceName(piece)}`,
    'move-piece': ({ piece, from, to }) =>
      `Siirrä ${pieceName(piece)} ruudusta ${from} ruutuun ${to}`,
    'replace-piece': ({ piece, taken, square }) =>
      `Korvaa ruudun ${square} ${pieceName(taken)} ${bySide(colorOf(piece))} ${withKind[kindOf(piece)]}`,
    'put-piece': ({ piece, square }) => `Aseta ${pieceName(piece)} ruutuun ${square}`,
    'order-fields': ({ fields }) => `Järjestä kentät: ${fields}`,
    'remove-text': ({ text }) => `Poista ${quoted(text)}`,
    'write-missing-fields': ({ fields }) => `Täydennä puuttuvat: ${quoted(fields)}`,
    'flip-ranks': () => 'Käännä rivien järjestys',
    rotate: () => 'Kierrä asemaa puoli kierrosta',
    'swap-case': () => 'Vaihda nappuloiden värit',
    mirror: () => 'Vaihda vasen ja oikea keskenään',
  },
  legend: { intro: 'FENin kirjaimet ovat joka kielellä englanninkieliset:' },
  palette: {
    label: { all: 'Työkalut', white: 'Valkeat nappulat', black: 'Mustat nappulat' },
    hand: 'Siirrä nappuloita',
    eraser: 'Poista nappuloita',
  },
  positionChooser: {
    title: (positions) =>
      positions === 0
        ? 'Tässä tekstissä ei ole asemaa'
        : `Valitse ${count(positions, { one: 'tämä asema', other: 'yksi # asemasta' })}`,
    line: (line) => `Rivi ${number(line)}`,
    cancel: 'Peruuta',
  },
  share: {
    paste: 'Liitä asema',
    fen: 'Kopioi FEN',
    epd: 'Kopioi EPD',
    pgn: 'Kopioi PGN-tunnisteet',
    link: 'Kopioi linkki',
    embed: 'Kopioi koodi verkkosivulle',
    picture: 'Kopioi kuva',
    png: 'Tallenna kuva (PNG)',
    svg: 'Tallenna piirros (SVG)',
    send: 'Jaa…',
    copied: 'Kopioitu',
    saved: 'Tallennettu',
    notCopied: 'Selain ei sallinut sitä. Kopioi teksti tästä:',
    notPasted: 'Selain ei sallinut sitä. Liitä näppäimistöllä.',
    noText: 'Leikepöydällä ei ole tekstiä.',
    notDone: 'Se ei onnistunut.',
    close: 'Sulje',
  },
  toolbar: {
    label: 'Asema',
    undo: 'Kumoa',
    redo: 'Tee uudelleen',
    flip: 'Käännä lauta',
    start: 'Alkuasema',
    clear: 'Tyhjä lauta',
    share: 'Kopioi ja jaa',
    more: 'Lisää toimintoja',
    menu: {
      'swap-colors': { text: 'Vaihda puolet', hint: 'sama toiselle pelaajalle' },
      mirror: { text: 'Peilaa', hint: 'vasen ja oikea' },
      rotate: { text: 'Kierrä', hint: 'nappuloita puoli kierrosta' },
      'flip-ranks': { text: 'Käännä', hint: 'ylä- ja alapuoli' },
      'swap-case': { text: 'Vaihda värit', hint: 'nappulat paikoillaan' },
      'clear-annotations': { text: 'Poista nuolet', hint: 'ja ympyrät' },
      'chess960-start': { text: 'Chess960-alkuasema…', hint: '' },
      chess960: { text: 'Chess960-linnoitus', hint: '' },
      keys: { text: 'Näppäimet', hint: '' },
    },
    chess960: {
      title: 'Chess960-alkuasema',
      number: ({ last }) => `Numero, 0–${last}`,
      random: 'Satunnainen',
      setUp: 'Aseta',
      close: 'Sulje',
    },
  },
  validatorBadge: {
    verdict: {
      valid: 'Kelvollinen asema',
      unreachable: 'Mahdoton saavuttaa',
      illegal: 'Sääntöjen vastainen',
      unreadable: 'Ei luettavissa',
      empty: 'Ei asemaa',
      checking: 'Tarkistetaan…',
    },
    count: ({ errors, warnings, hints }) =>
      [
        errors && count(errors, { one: '# virhe', other: '# virhettä' }),
        warnings && count(warnings, { one: '# varoitus', other: '# varoitusta' }),
        hints && count(hints, { one: '# vihje', other: '# vihjettä' }),
      ]
        .filter(Boolean)
        .join(', '),
    title: {
      valid: 'Mikään tässä ei ole sääntöjen vastaista.',
      unreachable: 'Mikään peli ei voi johtaa tähän asemaan.',
      illegal: 'Tämä asema on sääntöjen vastainen.',
      unreadable: 'Tekstiä ei voi lukea kokonaan.',
      empty: 'Asemaa ei vielä ole.',
      checking: 'Sääntöjä ladataan.',
    },
    mended: 'Se on korjattu, eikä muuta vikaa ole.',
    severity: { error: 'Virhe', warning: 'Varoitus', info: 'Huomautus', suspicion: 'Vihje' },
    showSquares: 'Näytä laudalla',
    moreSquares: (more) => `+ ${number(more)}`,
    mends: (mended) => `korjaa ${count(mended, { one: '# ongelman', other: '# ongelmaa' })}`,
    labelled: (label, verdict, counted) => `${label}: ${verdict}${counted && ` · ${counted}`}`,
    readAs: 'Miten teksti luettiin',
    notes: 'Huomautukset',
    undo: 'Kumoa',
    redo: 'Tee uudelleen',
    close: 'Sulje',
  },
};

export default messages;
