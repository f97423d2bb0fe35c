import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  // The pictures of the README.
  staticDirs: [{ from: '../docs', to: '/docs' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/web-components-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
