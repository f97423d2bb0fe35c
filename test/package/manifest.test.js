import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import '../../dist/index.js';
import { launchChromium } from '../../scripts/chromium.js';
import { choices, readElements } from '../../scripts/integrations/elements.js';
import { serve } from '../../scripts/serve.js';

const elements = readElements();
const names = (items) => items.map(({ name }) => name).toSorted();
const union = (list) => [...new Set(elements.flatMap((each) => names(each[list])))].toSorted();

/** The types that the package has. */
const program = ts.createProgram(['dist/index.d.ts'], {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();
const index = checker.getSymbolAtLocation(program.getSourceFile('dist/index.d.ts'));
const typeOf = (name) =>
  checker.getDeclaredTypeOfSymbol(checker.tryGetMemberInModuleExports(name, index));
const isOurs = ({ declarations = [] }) =>
  declarations.some((each) => /\/dist\/[^/]/.test(each.getSourceFile().fileName));
const isForPages = (symbol) =>
  !/#|Callback$|^render$/.test(symbol.name) &&
  !symbol.getJsDocTags(checker).some(({ name }) => name === 'internal') &&
  !(
    ts.getCombinedModifierFlags(symbol.declarations[0]) &
    (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
  );

/** What the class answers to, up to where it is a library's or the browser's. */
function descriptors(tag) {
  const found = new Map();
  let { prototype } = customElements.get(tag);
  for (; !Object.hasOwn(prototype, 'requestUpdate'); prototype = Object.getPrototypeOf(prototype)) {
    for (const [name, each] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (!found.has(name)) found.set(name, each);
    }
  }
  return found;
}

describe('custom-elements.json has of', () => {
  for (const element of elements) {
    const { tagName, name, attributes, members, properties } = element;

    it(`<${tagName}> the attributes that it observes`, () => {
      const { observedAttributes } = customElements.get(tagName);
      assert.deepEqual(names(attributes), observedAttributes.toSorted());
    });

    it(`<${tagName}> the properties and methods that its type has`, () => {
      const typed = checker
        .getPropertiesOfType(typeOf(name))
        .filter((symbol) => isOurs(symbol) && isForPages(symbol));
      assert.deepEqual(names(members), names(typed));
    });

    it(`<${tagName}> properties that can be set, methods that can be called`, () => {
      const own = descriptors(tagName);
      for (const { name: property } of properties) {
        assert.equal(typeof own.get(property)?.set, 'function', property);
      }
      for (const { name: method } of members.filter(({ kind }) => kind === 'method')) {
        assert.equal(typeof own.get(method)?.value, 'function', method);
      }
    });

    it(`<${tagName}> a property for each attribute, and words for all of it`, () => {
      const unknown = attributes.filter(
        ({ fieldName }) => !properties.some((property) => property.name === fieldName),
      );
      assert.deepEqual(names(unknown), []);
      const { events, slots, cssParts, cssProperties, cssStates } = element;
      const all = [attributes, members, events, slots, cssParts, cssProperties, cssStates].flat();
      assert.deepEqual(names(all.filter(({ description }) => !description)), []);
    });

    it(`<${tagName}> its own events with their types`, () => {
      const map = checker.resolveName('HTMLElementEventMap', undefined, ts.SymbolFlags.Interface);
      const listened = checker.getDeclaredTypeOfSymbol(map);
      for (const { name: event, type } of element.events.filter((each) =>
        each.name.includes('-'),
      )) {
        const symbol = checker.getPropertyOfType(listened, event);
        const found = checker.typeToString(checker.getTypeOfSymbol(symbol));
        assert.equal(found, type.text);
      }
    });
  }

  it('some element each event that pages can listen to', () => {
    const map = checker.resolveName(
      'GlobalEventHandlersEventMap',
      undefined,
      ts.SymbolFlags.Interface,
    );
    const ours = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(map)).filter(isOurs);
    assert.ok(ours.length > 0);
    assert.deepEqual(
      names(ours).filter((name) => !union('events').includes(name)),
      [],
    );
  });

  it('some element each custom property that the styles read, and no other', async () => {
    const names = readdirSync('dist', { recursive: true }).filter((name) =>
      /^(?!cdn).*\.js$/.test(name),
    );
    const read = await Promise.all(
      names.map(async (name) => {
        if (!name.endsWith('.styles.js')) return readFileSync(`dist/${name}`, 'utf8');
        // Some of what styles say is made from data.
        const styles = Object.values(await import(`../../dist/${name}`));
        return styles.map(({ cssText }) => cssText).join();
      }),
    );
    const properties = read.join().match(/(?<=var\()--fen-[\w-]+/g);
    assert.deepEqual(union('cssProperties'), [...new Set(properties)].toSorted());
  });
});

describe('custom-elements.json says what is seen of', () => {
  let server;
  let browser;
  let page;

  before(async () => {
    server = await serve({ '/': 'dist/cdn' }, 0);
    browser = await launchChromium();
    page = await browser.newPage();
    const address = `http://localhost:${server.address().port}/`;
    await page.route(`${address}page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><script type="module" src="fen-elements.js"></script>`,
      }),
    );
    await page.goto(`${address}page`, { waitUntil: 'networkidle' });
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const { tagName, attributes, cssParts, slots } of elements) {
    it(`<${tagName}> without attributes: defaults, parts and slots`, async () => {
      const seen = await page.evaluate(
        async ([tag, fields]) => {
          const element = document.createElement(tag);
          document.body.append(element);
          await element.updateComplete;
          const all = [...element.shadowRoot.querySelectorAll('*')];
          return {
            values: fields.map((field) => element[field]),
            parts: all.flatMap((each) => [...each.part]),
            slots: all.filter(({ localName }) => localName === 'slot').map(({ name }) => name),
          };
        },
        [tagName, attributes.map(({ fieldName }) => fieldName)],
      );
      for (const [place, { name, default: value }] of attributes.entries()) {
        if (value === undefined) continue;
        assert.equal(String(seen.values[place]), value.replace(/^'(.*)'$/, '$1'), name);
      }
      assert.deepEqual(
        seen.parts.filter((part) => !names(cssParts).includes(part)),
        [],
      );
      assert.deepEqual(
        seen.slots.filter((slot) => !names(slots).includes(slot)),
        [],
      );
    });
  }
});

describe('README.md agrees with custom-elements.json about', () => {
  const readme = readFileSync('README.md', 'utf8');
  const codes = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  const section = (title) => readme.split(`\n### ${title}\n`)[1].split('\n#')[0];
  /** The rows of every table whose first column has this title. */
  const rows = (title) =>
    readme
      .split('\n\n')
      .filter((block) => new RegExp(`^\\| ${title} +\\|`).test(block))
      .flatMap((block) => block.trim().split('\n').slice(2))
      .map((line) => line.split(/ *\| */).slice(1, -1));
  /** `board, editor`, `all`, `all but the palette`: whether it is about a tag. */
  const isOn = (text, tag) => {
    const word = tag.replace(/^fen-(validator-)?/, '').replace('-', ' ');
    const listed = text
      .replace(/^all( but)?/, '')
      .split(/, | and /)
      .map((each) => each.replace(/^ *(the )?/, ''));
    return text.startsWith('all') !== listed.includes(word);
  };
  const attributeRows = rows('attribute').map((cells) =>
    cells.length === 3 ? [cells[0], 'all', ...cells.slice(1)] : cells,
  );

  for (const { tagName, attributes, members } of elements) {
    it(`the attributes of <${tagName}>, their choices and defaults`, () => {
      const here = attributeRows.filter(([, on]) => isOn(on, tagName));
      assert.deepEqual(here.flatMap(([listed]) => codes(listed)).toSorted(), names(attributes));
      for (const attribute of attributes.filter((each) => choices(each).length > 0)) {
        const [, , values] = here.find(([listed]) => codes(listed).includes(attribute.name));
        assert.deepEqual(codes(values).toSorted(), choices(attribute).toSorted());
        const [, value] = /`([^`]+)` \(default\)/.exec(values) ?? [];
        assert.equal(value && `'${value}'`, attribute.default);
      }
    });

    it(`the properties and methods of <${tagName}>`, () => {
      const said = rows('property').filter(([, on]) => isOn(on, tagName));
      const words = said.flatMap((cells) => cells.flatMap(codes));
      const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      const known = new Set([
        ...words.map((word) => word.replace(/\(.*/, '')),
        ...attributes.map(({ name }) => camel(name)),
      ]);
      assert.deepEqual(
        names(members).filter((name) => !known.has(name)),
        [],
      );
    });
  }

  it('the events', () => {
    assert.deepEqual(
      rows('event')
        .flatMap(([listed]) => codes(listed))
        .toSorted(),
      union('events'),
    );
  });

  it('the custom properties', () => {
    const listed = codes(section('Looks')).filter((code) => code.startsWith('--fen-'));
    assert.deepEqual(listed.toSorted(), union('cssProperties'));
  });
});
