import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Link.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a link with its words as name, and takes the focus', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: '皇居おほりひとめぐりコース' })).toHaveFocus();
});

test('is followed with the Enter key', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(history.state, '', before));
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#course');
});

test('says that it leads to another site', async () => {
  await show(composed.External);
  await expect.element(page.getByRole('link', { name: '問い合わせ (別のサイトへ)' })).toBeVisible();
});

test('says that it is the page that is open', async () => {
  await show(composed.Current);
  await expect.element(page.getByRole('link')).toHaveAttribute('aria-current', 'page');
});
