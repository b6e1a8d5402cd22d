import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Real Chromium. A new object for each project: they must not share one. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
        // No graphics card: pages are drawn by the processor at once, and only maps through WebGL.
        ...['--disable-gpu-compositing', '--disable-gpu-rasterization'],
        ...['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** Named here so that a cold cache does not reload the page in the middle of a test. */
const optimizeDeps = {
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    ...['@dagrejs/dagre', '@xstate/react', 'dompurify', 'i18next', 'maplibre-gl', 'wouter', 'xstate', 'zod'],
    ...['@guidepup/virtual-screen-reader', '@react-aria/test-utils', '@testing-library/dom'],
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-dev-runtime',
    'react-aria-components/slots',
    'react-aria/private/live-announcer/LiveAnnouncer',
    ...['Button', 'Checkbox', 'CheckboxGroup', 'ComboBox', 'Dialog', 'Heading', 'I18nProvider'],
    ...['Input', 'Label', 'ListBox', 'Modal', 'Popover', 'RadioGroup', 'SearchField', 'Switch', 'Tabs'],
    ...['Text', 'TextArea', 'TextField', 'ToggleButton'],
  ].map((name) => (/^[A-Z]/.test(name) ? `react-aria-components/${name}` : name)),
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // A fresh process for each file would import the same modules for a second or two each.
            isolate: false,
            testTimeout: 60_000,
            include: ['tests/{tokens,machines,contract,app,content,structure,review,tools}/**/*.test.{ts,tsx}'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            isolate: false,
            include: ['tests/{server,security}/**/*.test.ts'],
            globalSetup: ['tests/server/engines.ts'],
            // A busy machine may take its time; what comes at all is waited for.
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            environment: 'node',
            include: ['tests/e2e/**/*.test.ts'],
            globalSetup: ['tests/e2e/globalSetup.ts'],
            testTimeout: 120_000,
            hookTimeout: 240_000,
            // A busy machine may take its time; what comes at all is waited for.
            expect: { poll: { timeout: 30_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            environment: 'node',
            include: ['tests/engines/**/*.test.ts'],
            globalSetup: ['tests/engines/globalSetup.ts'],
            testTimeout: 300_000,
            hookTimeout: 240_000,
            // A busy machine may take its time; what comes at all is waited for.
            expect: { poll: { timeout: 60_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'a11y',
            environment: 'node',
            include: ['tests/a11y/**/*.test.ts'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'library',
            environment: 'node',
            include: ['tests/{library,storybook}/**/*.test.ts'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          optimizeDeps,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // A story leaves nothing behind but what Storybook itself clears away: a new page for each file would be a third of the time.
          test: { name: 'story', isolate: false, testTimeout: 60_000, browser: chromium() },
        },
        {
          extends: true,
          optimizeDeps,
          test: {
            name: 'ui',
            // tests/ui/setup.ts takes away what a file leaves behind.
            isolate: false,
            include: ['tests/ui/**/*.test.tsx'],
            setupFiles: ['tests/ui/setup.ts'],
            testTimeout: 60_000,
            // A busy machine may take its time; what comes at all is waited for.
            expect: { poll: { timeout: 10_000 } },
            browser: chromium(),
          },
        },
      ],
    },
  }),
);
