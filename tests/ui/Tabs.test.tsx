import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Tabs.stories.tsx';
import { collectionSuite } from './suites/collection.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
collectionSuite({
  plain: composed.Plain,
  role: 'tab',
  names: ['言葉で', '絵で'],
  enter: '{Tab}',
  next: '{ArrowRight}',
  previous: '{ArrowLeft}',
});

test('is a list of tabs with a name, and its panel is called by the open one', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('tablist', { name: '道の見せ方' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: '言葉で' })).toBeVisible();
});

test('opens what the arrow keys come to; the Tab key goes on to the panel', async () => {
  await show(composed.Plain);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: '絵で' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: '絵で' })).toHaveFocus();
});
