import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json';
import { loaders } from '../src/controllers/languages.js';
import '../src/index.js';
import { ElementPage } from '../stories/manual/element-page.js';

const languages = Object.keys(loaders).filter((language) => language !== 'en');

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light dark', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    lang: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: ['en', ...languages].map((value) => ({
          value,
          title: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
        })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light dark', lang: 'en' },
  decorators: [
    (story, { globals, viewMode }) => {
      const scheme = viewMode === 'docs' ? 'light' : String(globals['scheme']);
      document.documentElement.style.setProperty('color-scheme', scheme);
      document.documentElement.lang = viewMode === 'docs' ? 'en' : String(globals['lang']);
      return story();
    },
  ],
  parameters: {
    controls: { expanded: true },
    docs: { page: ElementPage, toc: { headingSelector: 'h2, h3', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Overview',
          'Getting started',
          [
            'Plain page',
            'Blogs and forums',
            'React',
            'Vue',
            'Angular',
            'Svelte',
            'Other frameworks and editors',
            'Rendered on a server',
          ],
          'Elements',
          [
            'fen-editor',
            'fen-board',
            'fen-field-editor',
            'fen-validator-badge',
            'fen-palette',
            'fen-toolbar',
          ],
          'Guides',
          [
            'Store',
            'Theming',
            'Languages',
            'Forms',
            'Keys, mouse and finger',
            'Accessibility',
            'Without elements',
            'Diagrams without a page',
            'On the command line',
            'Recipes',
            'From another board',
          ],
        ],
      },
    },
  },
};

export default preview;
