import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Card.stories.tsx';
import { card } from '../../ui/Card/Card.css.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is one heading with one link, and no landmark', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('heading', { name: '皇居おほりひとめぐりコース' })).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  expect(document.querySelector('article, section, [role]:not([role=img])')).toBeNull();
});

test('is pressed everywhere, but for what can be pressed in it', async () => {
  await show(composed.WithAction);
  const { left, bottom, top } = page.getByRole('link').element().closest(`.${card}`)!.getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 40)?.tagName).toBe('A');
  expect(document.elementFromPoint(left + 4, bottom - 4)?.tagName).toBe('A');
  const action = page.getByRole('button', { name: 'お気に入りに追加' });
  await action.click();
  await expect.element(action).toHaveFocus();
});

test('shows the focus around the whole card', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  const link = page.getByRole('link').element();
  expect(document.activeElement).toBe(link);
  expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
});
