import type { StorybookConfig } from '@storybook/react-vite';

/** Of the project, and of its small dependencies. Maps, decoders and axe stay apart, and load when a story asks for them. */
const sharedFiles =
  /\/(ui|app|tokens|machines|contract|stories\/fixtures)\/|node_modules\/(react|react-dom|scheduler|react-aria|react-stately|@react-aria|@react-stately|@internationalized|@vanilla-extract|xstate|@xstate|i18next|wouter|zod|clsx)\//;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  // What is published tells nobody which packages it was made with.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  docs: { defaultName: '説明' },
  typescript: {
    // Reads types through what they are made of; react-docgen loses what comes by `Omit` or from another file.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // As by default, which options of our own replace: without these two most controls offer an object to be set.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element of HTML has says nothing about a component.
      propFilter: ({ parent }) =>
        !parent || (!/@types\/react\//.test(parent.fileName) && !/^(Global)?DOM(Attributes|Events)/.test(parent.name)),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // A story of 240 small files spends most of its time asking for them.
      cssCodeSplit: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { codeSplitting: { groups: [{ name: 'shared', test: sharedFiles, minShareCount: 3 }] } },
      },
    },
  }),
};

export default config;
