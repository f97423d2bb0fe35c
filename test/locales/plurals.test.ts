import { expect } from '@open-wc/testing';
import type { Messages } from '../../src/locales/messages.js';
import { languages, tableOf } from '../helpers/languages.js';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 25];

/** What is said of each of these counts. */
const said: Readonly<Record<string, (words: Messages, count: number) => string>> = {
  squares: ({ findings }, count) => findings['placement-rank-length']({ rank: 7, count }),
  halfmoves: ({ findings }, most) =>
    findings['halfmove-clock-too-high']({ clock: 30, number: 3, most }),
  promoted: ({ findings }, count) =>
    findings['too-many-promoted']({ color: 'w', promoted: count, missing: count, Q: 9 }),
  captures: ({ findings }, captures) =>
    findings['pawn-captures-impossible']({ color: 'w', needed: 26, captures }),
  problems: ({ validatorBadge }, count) => validatorBadge.mends(count),
  errors: ({ validatorBadge }, errors) =>
    validatorBadge.count({ errors, warnings: errors, hints: errors }),
};

/** The words around each count. */
const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: {
    squares: '0; 1; 2; 3; 5; 11; 21; 22; 25',
    halfmoves:
      'لم يكن ممكنًا لعب أي نصف نقلة; على 1; على 2; على 3; على 5; على 11; على 21; على 22; على 25',
    promoted:
      'لا ينقص أي بيدق; سوى بيدق واحد; سوى بيدقين; سوى 3 بيادق; سوى 5 بيادق; سوى 11 بيدقًا; سوى 21 بيدقًا; سوى 22 بيدقًا; سوى 25 بيدقًا',
    captures:
      'أي قطعة; سوى قطعة واحدة; سوى قطعتين; سوى 3 قطع; سوى 5 قطع; سوى 11 قطعة; سوى 21 قطعة; سوى 22 قطعة; سوى 25 قطعة',
    problems:
      '0 مشكلة; مشكلة واحدة; مشكلتين; 3 مشكلات; 5 مشكلات; 11 مشكلة; 21 مشكلة; 22 مشكلة; 25 مشكلة',
    errors:
      '; خطأ واحد، تحذير واحد، تلميح واحد; خطآن، تحذيران، تلميحان; 3 أخطاء; 5 أخطاء، 5 تحذيرات، 5 تلميحات; 11 خطأً، 11 تحذيرًا، 11 تلميحًا; 21 خطأً; 22 خطأً; 25 خطأً',
  },
  bs: {
    squares:
      'nijedno polje; 1 polje; 2 polja; 3 polja; 5 polja; 11 polja; 21 polje; 22 polja; 25 polja',
    halfmoves:
      'nijedan polupotez; mogao je biti odigran najviše 1 polupotez; mogla su biti odigrana najviše 2 polupoteza; mogla su biti odigrana najviše 3 polupoteza; moglo je biti odigrano najviše 5 polupoteza; moglo je biti odigrano najviše 11 polupoteza; mogao je biti odigran najviše 21 polupotez; mogla su biti odigrana najviše 22 polupoteza; moglo je biti odigrano najviše 25 polupoteza',
    promoted:
      'nijedan pješak; 1 figura je morala; 2 figure su morale; 3 figure su morale; 5 figura je moralo; 11 figura je moralo; 21 figura je morala; 22 figure su morale; 25 figura je moralo',
    captures:
      'nijedne crne figure; bila je samo 1 crna figura; bile su samo 2 crne figure; bile su samo 3 crne figure; bilo je samo 5 crnih figura; bilo je samo 11 crnih figura; bila je samo 21 crna figura; bile su samo 22 crne figure; bilo je samo 25 crnih figura',
    problems:
      '0 problema; 1 problem; 2 problema; 3 problema; 5 problema; 11 problema; 21 problem; 22 problema; 25 problema',
    errors:
      '; 1 greška, 1 upozorenje, 1 naznaka; 2 greške, 2 upozorenja, 2 naznake; 3 greške; 5 grešaka, 5 upozorenja, 5 naznaka; 11 grešaka; 21 greška, 21 upozorenje, 21 naznaka; 22 greške; 25 grešaka',
  },
  de: {
    squares:
      'kein Feld; nur ein Feld; 2 Felder; 3 Felder; 5 Felder; 11 Felder; 21 Felder; 22 Felder; 25 Felder',
    halfmoves:
      'kann noch kein Halbzug; kann höchstens ein Halbzug; können höchstens 2 Halbzüge; können höchstens 3 Halbzüge; können höchstens 5 Halbzüge; können höchstens 11 Halbzüge; können höchstens 21 Halbzüge; können höchstens 22 Halbzüge; können höchstens 25 Halbzüge',
    promoted:
      'es fehlt kein Bauer; Eine Figur muss; 2 Figuren müssen; es fehlen nur 3 Bauern; 5 Figuren müssen; 11 Figuren müssen; 21 Figuren müssen; 22 Figuren müssen; 25 Figuren müssen',
    captures:
      'keine schwarze Figur; nur eine schwarze Figur; nur 2 schwarze Figuren; nur 3 schwarze Figuren; nur 5 schwarze Figuren; nur 11 schwarze Figuren; nur 21 schwarze Figuren; nur 22 schwarze Figuren; nur 25 schwarze Figuren',
    problems:
      '0 Probleme; 1 Problem; 2 Probleme; 3 Probleme; 5 Probleme; 11 Probleme; 21 Probleme; 22 Probleme; 25 Probleme',
    errors:
      '; 1 Fehler, 1 Warnung, 1 Hinweis; 2 Fehler, 2 Warnungen, 2 Hinweise; 3 Fehler; 5 Fehler; 11 Fehler; 21 Fehler, 21 Warnungen, 21 Hinweise; 22 Fehler; 25 Fehler',
  },
  es: {
    squares:
      'no tiene casillas; una sola casilla; 2 casillas; 3 casillas; 5 casillas; 11 casillas; 21 casillas; 22 casillas; 25 casillas',
    halfmoves:
      'todavía no puede haberse hecho ninguna; como mucho puede haberse hecho una; como mucho pueden haberse hecho 2; pueden haberse hecho 3; pueden haberse hecho 5; pueden haberse hecho 11; pueden haberse hecho 21; pueden haberse hecho 22; pueden haberse hecho 25',
    promoted:
      'no falta ningún peón; una pieza tiene que venir de una promoción, pero solo falta un peón; 2 piezas tienen que venir de promociones, pero solo faltan 2 peones; 3 piezas tienen; 5 piezas tienen; 11 piezas tienen; 21 piezas tienen; 22 piezas tienen; 25 piezas tienen',
    captures:
      'no había ninguna pieza negra; solo había una pieza negra; solo había 2 piezas negras; 3 piezas negras; 5 piezas negras; 11 piezas negras; 21 piezas negras; 22 piezas negras; 25 piezas negras',
    problems:
      '0 problemas; 1 problema; 2 problemas; 3 problemas; 5 problemas; 11 problemas; 21 problemas; 22 problemas; 25 problemas',
    errors:
      '; 1 error, 1 aviso, 1 indicio; 2 errores, 2 avisos, 2 indicios; 3 errores; 5 errores; 11 errores; 21 errores, 21 avisos, 21 indicios; 22 errores; 25 errores',
  },
  fi: {
    squares:
      'ei ole yhtään ruutua; vain yksi ruutu; 2 ruutua; 3 ruutua; 5 ruutua; 11 ruutua; 21 ruutua; 22 ruutua; 25 ruutua',
    halfmoves:
      'yhtään puolisiirtoa; enintään yksi puolisiirto; enintään 2 puolisiirtoa; 3 puolisiirtoa; 5 puolisiirtoa; 11 puolisiirtoa; 21 puolisiirtoa; 22 puolisiirtoa; 25 puolisiirtoa',
    promoted:
      'yhtään sotilasta ei puutu; yhden nappulan täytyy olla korotettu, mutta vain yksi sotilas puuttuu; 2 nappulan täytyy olla korotettuja, mutta vain 2 sotilasta puuttuu; 3 nappulan; 5 nappulan; 11 nappulan; 21 nappulan; 22 nappulan; 25 nappulan',
    captures:
      'yhtään mustaa nappulaa; vain yksi musta nappula; vain 2 mustaa nappulaa; vain 3 mustaa nappulaa; vain 5 mustaa nappulaa; vain 11 mustaa nappulaa; vain 21 mustaa nappulaa; vain 22 mustaa nappulaa; vain 25 mustaa nappulaa',
    problems:
      '0 ongelmaa; 1 ongelman; 2 ongelmaa; 3 ongelmaa; 5 ongelmaa; 11 ongelmaa; 21 ongelmaa; 22 ongelmaa; 25 ongelmaa',
    errors:
      '; 1 virhe, 1 varoitus, 1 vihje; 2 virhettä, 2 varoitusta, 2 vihjettä; 3 virhettä; 5 virhettä; 11 virhettä; 21 virhettä, 21 varoitusta, 21 vihjettä; 22 virhettä; 25 virhettä',
  },
  fr: {
    squares:
      'n’a aucune case; n’a qu’une case; a 2 cases; a 3 cases; a 5 cases; a 11 cases; a 21 cases; a 22 cases; a 25 cases',
    halfmoves:
      'aucun demi-coup n’a pu être joué; un demi-coup au plus a pu être joué; 2 demi-coups au plus ont pu être joués; 3 demi-coups; 5 demi-coups; 11 demi-coups; 21 demi-coups au plus ont pu être joués; 22 demi-coups; 25 demi-coups',
    promoted:
      'aucun pion ne manque; une pièce doit venir d’une promotion, mais il ne manque qu’un pion; 2 pièces doivent venir d’une promotion, mais il ne manque que 2 pions; 3 pièces doivent; 5 pièces doivent; 11 pièces doivent; 21 pièces doivent; 22 pièces doivent; 25 pièces doivent',
    captures:
      'aucune pièce noire; qu’une pièce noire; que 2 pièces noires; que 3 pièces noires; que 5 pièces noires; que 11 pièces noires; que 21 pièces noires; que 22 pièces noires; que 25 pièces noires',
    problems:
      '0 problème; 1 problème; 2 problèmes; 3 problèmes; 5 problèmes; 11 problèmes; 21 problèmes; 22 problèmes; 25 problèmes',
    errors:
      '; 1 erreur, 1 avertissement, 1 suggestion; 2 erreurs, 2 avertissements, 2 suggestions; 3 erreurs; 5 erreurs; 11 erreurs; 21 erreurs, 21 avertissements, 21 suggestions; 22 erreurs; 25 erreurs',
  },
  zh: {
    squares: '0 个; 1 个; 2 个; 3 个; 5 个; 11 个; 21 个; 22 个; 25 个',
    halfmoves: '还不可能走过半回合; 1 个; 2 个; 3 个; 5 个; 11 个; 21 个; 22 个; 25 个',
    promoted:
      '一个也没少; 只少了 1 个兵; 2 个兵; 3 个兵; 5 个兵; 11 个兵; 21 个兵; 22 个兵; 25 个兵',
    captures:
      '没有黑子可吃; 只有 1 个黑子; 2 个黑子; 3 个黑子; 5 个黑子; 11 个黑子; 21 个黑子; 22 个黑子; 25 个黑子',
    problems:
      '解决 0 个; 解决 1 个; 解决 2 个; 解决 3 个; 解决 5 个; 解决 11 个; 解决 21 个; 解决 22 个; 解决 25 个',
    errors:
      '; 1 个错误，1 个警告，1 个提示; 2 个错误; 3 个错误; 5 个错误; 11 个错误; 21 个错误; 22 个错误; 25 个错误',
  },
};

for (const [language, forms] of Object.entries(facts)) {
  describe(`counts in ${language}`, () => {
    let words: Messages;
    before(async () => (words = await tableOf(language)));

    for (const [what, expected] of Object.entries(forms)) {
      it(`${what}: ${expected}`, () => {
        const parts = expected.split('; ');
        expect(parts).to.have.length(COUNTS.length);
        COUNTS.forEach((count, at) => {
          // Not the end of another word or number, nor the beginning of one; Chinese has no spaces between words.
          const sentence = ` ${said[what]!(words, count)} `;
          const other = language === 'zh' ? '\\d' : '[\\p{L}\\d]';
          expect(sentence).to.match(new RegExp(`(?<!${other})${parts[at]}(?!${other})`, 'u'));
        });
      });
    }
  });
}

it('Bosnian puts its own word before the last of several', async () => {
  const { findings } = await tableOf('bs');
  const promoted = { color: 'b', promoted: 2, missing: 1, R: 3, N: 3 };
  expect(findings['too-many-promoted'](promoted)).to.match(/^Crni ima 3 topa i 3 skakača:/);
});

it('Arabic has a dual, and other forms from 3, 11 and 100 on', async () => {
  const { fixes } = await tableOf('ar');
  const leftOut = [1, 2, 3, 10, 11, 99, 100, 103].map((count) =>
    fixes['leave-out-ranks']({ count }),
  );
  expect(leftOut).to.deep.equal([
    'حذف الصف الأخير',
    'حذف الصفين الأخيرين',
    'حذف آخر 3 صفوف',
    'حذف آخر 10 صفوف',
    'حذف آخر 11 صفًا',
    'حذف آخر 99 صفًا',
    'حذف آخر 100 صف',
    'حذف آخر 103 صفوف',
  ]);
});

it('every language has its counts here', () => {
  expect(Object.keys(facts).sort()).to.deep.equal([...languages].sort());
});
