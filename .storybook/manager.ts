import { addons, types } from 'storybook/manager-api';
import { namePanels } from './panelNames.ts';
import { ReviewPanel, ReviewTool } from './ReviewPanel.tsx';
import { theme } from './theme.ts';

const reviewId = 'tokotoko/review';

const canBeSigned = ({ viewMode, storyId }: { viewMode?: string | undefined; storyId?: string | undefined }) =>
  viewMode === 'story' && /^(画面|部品)-/.test(storyId ?? '');

addons.register(reviewId, () => {
  addons.add(reviewId, {
    type: types.TOOL,
    title: '審査する Review',
    match: canBeSigned,
    render: ReviewTool,
  });
  addons.add(`${reviewId}/panel`, {
    type: types.PANEL,
    title: '審査 Review',
    match: canBeSigned,
    render: ReviewPanel,
  });
});

// After Storybook's own, which are registered before.
addons.register('tokotoko/panels', namePanels);

addons.setConfig({
  layoutCustomisations: {
    // A machine that moves, and its screen, need the whole height; there is nothing to set in the panel.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('動き-') ? false : isShown),
  },
  theme,
});
