import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/BackLink.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a link with a real address, called by its words', async () => {
  await show(composed.Plain);
  const link = page.getByRole('link', { name: 'コースの一覧へもどる', exact: true });
  await expect.element(link).toHaveAttribute('href', '#courses');
  await show(composed.Plain, { language: 'en' });
  await expect.element(page.getByRole('link', { name: 'Back to the list of courses', exact: true })).toBeVisible();
});

test('is reached with the Tab key and followed with Enter', async () => {
  await show(composed.Plain);
  location.hash = '';
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#courses');
  location.hash = '';
});

test('its words stand under one another when they need two lines', async () => {
  await show(composed.LongText, { width: 320, textSize: '2' });
  const words = page.getByRole('link').element().querySelector('span')!;
  const [first, ...others] = [...words.getClientRects()];
  const icon = page.getByRole('link').element().querySelector('svg')!.getBoundingClientRect();
  expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(icon.right);
  for (const line of others) expect(line.left).toBe(first!.left);
});
