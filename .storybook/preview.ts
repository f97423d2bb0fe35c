import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json';
import '../src/index.js';

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
  },
  initialGlobals: { scheme: 'light dark' },
  decorators: [
    (story, { globals, viewMode }) => {
      // The pages of the docs are light, whatever the system is.
      const scheme = viewMode === 'docs' ? 'light' : String(globals['scheme']);
      document.documentElement.style.setProperty('color-scheme', scheme);
      return story();
    },
  ],
  parameters: { controls: { expanded: true } },
};

export default preview;
