import '../tokens/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { a11y, viewports } from './accessibility.ts';
import { withDocument, withWords } from './decorators.tsx';
import { globalTypes, initialGlobals } from './globals.ts';

/** Parts of a screen load when they are asked for; on a busy machine that takes longer than the second of the default. */
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withWords, withDocument],
  parameters: {
    a11y,
    layout: 'padded',
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['はじめに', 'デザイントークン', '画面', ['画面一覧'], '部品', '動き', ['動かしてみる Live']],
      },
    },
  },
};

export default preview;
