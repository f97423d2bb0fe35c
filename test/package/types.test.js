import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkTypes } from './check-types.js';
import { install } from './installed.js';

describe('types take what is right and nothing of what is wrong, in', () => {
  let library;

  before(() => {
    library = install();
    for (const name of ['@types/react', 'preact', 'react', 'svelte', 'vue']) {
      const link = join(library.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve('node_modules', name), link);
    }
  });

  after(() => library?.remove());

  const docs = readFileSync('docs/frameworks.md', 'utf8');
  const sections = new Map(docs.split(/^## /m).map((text) => [text.split('\n')[0], text]));
  const frameworks = [
    ['React 19', 'react.tsx'],
    ['Preact', 'preact.tsx', { compilerOptions: { jsxImportSource: 'preact' } }],
    ['Vue', 'App.vue', { vueCompilerOptions: { strictTemplates: true } }],
    ['Svelte', 'App.svelte'],
  ];
  for (const [framework, file, config] of frameworks) {
    it(framework, () => {
      const text = readFileSync(`test/types/${file}`, 'utf8');
      const { errors, wrong } = checkTypes(library.folder, file, text, config);
      assert.ok(wrong.length > 0);
      assert.deepEqual([...new Set(errors.map(([line]) => line))], wrong, errors.join('\n'));
    });

    it(`${framework}, as its docs say it`, () => {
      const snippet = /^```(?:tsx|vue|svelte)\n(.*?)^```/ms.exec(sections.get(framework))[1];
      const { errors } = checkTypes(library.folder, file, snippet, config);
      assert.deepEqual(errors, []);
    });
  }
});
