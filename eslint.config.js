import javascript from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as components } from 'eslint-plugin-wc';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** The folders of src; each may import only from those before it. */
const layers = [
  'fen',
  'rules',
  'store',
  'locales',
  'diagram',
  'controllers',
  'elements',
  'define',
  'auto',
  'cli',
];

/** What a strict content security policy or Trusted Types would block. */
const blocked = [
  { name: 'lit/directives/style-map.js', message: 'It writes a style attribute.' },
  { name: 'lit/directives/unsafe-html.js', message: 'It is against Trusted Types.' },
  { name: 'lit/directives/unsafe-svg.js', message: 'It is against Trusted Types.' },
];

const layerRules = layers.map((layer, index) => ({
  files: [`src/${layer}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: blocked,
        patterns: layers.slice(index + 1).map((later) => ({
          group: [`**/${later}/**`],
          message: `src/${layer} comes before src/${later}.`,
        })),
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores(['dist', 'storybook-static', 'coverage', 'shots']),
  javascript.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  // Parts of these run in a page.
  {
    files: [
      'bench/**',
      'scripts/stories.js',
      'scripts/story-pages.js',
      'test/looks/*.js',
      'test/package/*.js',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.ts'],
    settings: {
      wc: { elementBaseClasses: ['LitElement', 'LinkedElement', 'PositionControl'] },
    },
    extends: [
      typescript.configs.recommended,
      lit['flat/recommended'],
      components['flat/best-practice'],
    ],
    rules: {
      // The base classes have these callbacks.
      'wc/guard-super-call': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
          property,
          message: 'It is against Trusted Types.',
        })),
      ],
    },
  },
  {
    files: ['scripts/integrations/types/*.d.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  ...layerRules,
  {
    files: ['src/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: blocked, patterns: [{ group: ['./cli/**'], message: 'It needs Node.' }] },
      ],
    },
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].flatMap((object) =>
          ['only', 'skip', 'todo'].map((property) => ({ object, property })),
        ),
      ],
    },
  },
);
