import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdown } from './app/markdownPlugin.ts';
import { courseFixturesPlugin } from './scripts/courseFixtures.ts';

/** The portal speaks two languages; React Aria's texts for the other thirty would cost 52 kB. */
const locales = { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' as const };

export default defineConfig({
  appType: 'custom',
  plugins: [locales, react(), vanillaExtractPlugin(), markdown(), courseFixturesPlugin()],
  optimizeDeps: {
    // Named here so that a cold cache does not reload the page in the middle of a browser test.
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'xstate',
      'i18next',
    ],
  },
  // MapLibre starts its worker as a module.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    cssCodeSplit: true,
    modulePreload: {
      polyfill: false,
      // Styles have to be there first. Lists of scripts would be 2 kB on every page: what a page needs is named in its HTML, a link that
      // somebody comes near is fetched ahead, and from the second page on the worker has them.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // MapLibre, which comes only when its button is pressed.
    chunkSizeWarningLimit: 1200,
  },
});
