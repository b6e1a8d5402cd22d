import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Notice.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('interrupts only when it was told to', async () => {
  await show(composed.Plain);
  expect(document.querySelector('[role="status"], [role="alert"]')).toBeNull();
  await show(composed.Announced);
  await expect.element(page.getByRole('status').getByText('夏の歩き方')).toBeVisible();
  await show(composed.ErrorMessage);
  await expect.element(page.getByRole('alert').getByText('送信できませんでした')).toBeVisible();
});

test('is a heading where it opens a part of the page', async () => {
  await show(composed.WithHeading);
  await expect.element(page.getByRole('heading', { level: 2, name: '夏の歩き方' })).toBeVisible();
});
