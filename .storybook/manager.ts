import { createElement } from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const reviewId = 'tokotoko/review';

/** Above each story: the way to the page on which it is signed. That page opens with what was chosen last (`stories/review/kept.ts`). */
function ReviewLink() {
  const { title = '' } = useStorybookApi().getCurrentStoryData() ?? {};
  return createElement(
    'a',
    {
      href: './?path=/docs/画面-審査--説明',
      onClick: () => localStorage.setItem('review subject', JSON.stringify({ title })),
      style: { alignSelf: 'center', paddingInline: 8, color: 'inherit', fontWeight: 700, whiteSpace: 'nowrap' },
    },
    '審査する',
  );
}

addons.register(reviewId, () => {
  addons.add(reviewId, {
    type: types.TOOL,
    title: '審査する Review',
    match: ({ viewMode, storyId }) => viewMode === 'story' && /^(画面|部品)-/.test(storyId ?? ''),
    render: ReviewLink,
  });
});

addons.setConfig({
  layoutCustomisations: {
    // A machine that moves, and its screen, need the whole height; there is nothing to set in the panel.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('動き-') ? false : isShown),
  },
  theme: create({
    base: 'light',
    brandTitle: 'とことこ東京 画面の審査 Review',
    brandTarget: '_self',
    // As tokens/primitives.ts has them; the frame around stories cannot read the theme.
    colorPrimary: '#0E583A',
    colorSecondary: '#0E583A',
    fontBase: '"BIZ UDPGothic", "Hiragino Sans", "Noto Sans JP", sans-serif',
  }),
});
