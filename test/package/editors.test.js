import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import css from 'vscode-css-languageservice';
import html from 'vscode-html-languageservice';
import { choices, readElements } from '../../scripts/integrations/elements.js';

const read = (name) => JSON.parse(readFileSync(`dist/${name}`, 'utf8'));
const elements = readElements();
const names = (items) => items.map(({ name }) => name).toSorted();

describe('Visual Studio Code', () => {
  const inHtml = html.getLanguageService({
    customDataProviders: [
      html.newHTMLDataProvider('fen-elements', read('vscode.html-custom-data.json')),
    ],
  });
  const inCss = css.getCSSLanguageService({
    customDataProviders: [css.newCSSDataProvider(read('vscode.css-custom-data.json'))],
  });

  /** What is offered at the `|` of a text. */
  function offered(language, text) {
    const document = html.TextDocument.create(`a.${language}`, language, 1, text.replace('|', ''));
    const place = document.positionAt(text.indexOf('|'));
    const { items } =
      language === 'html'
        ? inHtml.doComplete(document, place, inHtml.parseHTMLDocument(document))
        : inCss.doComplete(document, place, inCss.parseStylesheet(document));
    return items.map(({ label }) => label);
  }
  const missing = (wanted, found) => wanted.filter((name) => !found.includes(name));

  for (const { tagName, attributes, cssParts, cssProperties, cssStates } of elements) {
    it(`offers <${tagName}>, its attributes, and their choices`, () => {
      assert.ok(offered('html', '<|').includes(tagName));
      assert.deepEqual(missing(names(attributes), offered('html', `<${tagName} |>`)), []);
      for (const attribute of attributes.filter((each) => choices(each).length > 0)) {
        const values = offered('html', `<${tagName} ${attribute.name}="|">`);
        assert.deepEqual(values.toSorted(), choices(attribute).toSorted());
      }
    });

    it(`offers what styles can say of <${tagName}>`, () => {
      assert.deepEqual(missing(names(cssProperties), offered('css', `${tagName} { --| }`)), []);
      const selectors = [
        ...names(cssParts).map((name) => `::part(${name})`),
        ...names(cssStates).map((name) => `:state(${name})`),
      ];
      assert.deepEqual(missing(selectors, offered('css', `${tagName}:| {}`)), []);
    });

    it(`says under the mouse what <${tagName}> and its attributes are`, () => {
      for (const text of [
        `<|${tagName}>`,
        ...names(attributes).map((name) => `<${tagName} |${name}="">`),
      ]) {
        const document = html.TextDocument.create('a.html', 'html', 1, text.replace('|', ''));
        const place = document.positionAt(text.indexOf('|') + 1);
        const hover = inHtml.doHover(document, place, inHtml.parseHTMLDocument(document));
        assert.ok(hover?.contents.value, text);
      }
    });
  }
});

describe('web-types.json', () => {
  const { name, version, contributions } = read('web-types.json');

  it('is of this version of the library', () => {
    const library = JSON.parse(readFileSync('package.json', 'utf8'));
    assert.deepEqual({ name, version }, { name: library.name, version: library.version });
  });

  for (const element of elements) {
    it(`has all of <${element.tagName}>`, () => {
      const found = contributions.html.elements.find((each) => each.name === element.tagName);
      const fields = element.members.filter(({ kind }) => kind === 'field');
      assert.deepEqual(names(found.attributes), names(element.attributes));
      assert.deepEqual(names(found.slots), names(element.slots));
      assert.deepEqual(names(found.js.properties), names(fields));
      assert.deepEqual(names(found.js.events), names(element.events));
      assert.deepEqual(names(found.css.properties), names(element.cssProperties));
      assert.deepEqual(names(found.css.parts), names(element.cssParts));
    });
  }
});
