import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Badge.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

/** What a screen reader meets: the words that are not hidden from it. */
const heard = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
};

test.each([
  ['ja', '3件の新しいお知らせ'],
  ['en', '3 new messages'],
] as const)('is seen short and heard in full, once (%s)', async (language, words) => {
  await show(composed.Plain, { language });
  const seen = page.getByText('3', { exact: true });
  await expect.element(seen).toBeVisible();
  expect(heard(seen.element().parentElement!)).toBe(words);
});

test('is heard as it is seen where a word says it all', async () => {
  await show(composed.Word);
  const badge = page.getByText('新着');
  await expect.element(badge).toBeVisible();
  expect(badge.element().closest('[aria-hidden]')).toBeNull();
});

test('is part of the name of a link, and no word comes twice', async () => {
  await show(composed.InLink);
  await expect.element(page.getByRole('link', { name: 'お知らせ 3件の新着', exact: true })).toBeVisible();
  await show(composed.InLink, { language: 'en' });
  await expect.element(page.getByRole('link', { name: 'News 3 new', exact: true })).toBeVisible();
});

test('is not reached and does not speak', async () => {
  await show(composed.Strong);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector('[role="status"], [aria-live]')).toBeNull();
});
