import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  staticDirs: [
    // The pictures of the README.
    { from: '../docs', to: '/docs' },
    // A folder of pieces, of which the texts speak.
    { from: '../assets/pieces/modern', to: '/pieces/club' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/web-components-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
