import '../tokens/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { a11y, viewports } from './accessibility.ts';
import { besideAsked, besideTold } from './besideEvents.ts';
import { sensibleControls } from './controls.ts';
import { withDocument, withWords } from './decorators.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { theme } from './theme.ts';

/** Parts of a screen load when they are asked for; on a busy machine that takes longer than the second of the default. */
configure({ asyncUtilTimeout: 10_000 });

/** Only when the panel beside a story asks: most who open a story do not. */
void addons.ready().then((channel) =>
  channel.on(besideAsked, async (id: string) => {
    const { besideOf } = await import('../stories/review/beside.ts');
    channel.emit(besideTold, await besideOf(id));
  }),
);

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withWords, withDocument],
  argTypesEnhancers: [sensibleControls],
  parameters: {
    a11y,
    layout: 'padded',
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { theme },
    options: {
      storySort: {
        order: [
          'はじめに',
          'デザイントークン',
          '画面',
          ['画面一覧', 'ならべて見る', '審査'],
          '部品',
          ['入力 Input', '操作 Actions', '移動 Navigation', '知らせ Feedback', '表示 Display', '配置 Layout'],
          '動き',
          ['動かしてみる Live'],
        ],
      },
    },
  },
};

export default preview;
