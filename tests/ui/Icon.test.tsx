import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Icon.stories.tsx';
import { iconSprite } from '../../ui/Icon/index.ts';
import { iconNames } from '../../ui/Icon/names.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is silent beside words', async () => {
  await show(composed.Plain);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('is a picture when it has a meaning of its own', async () => {
  await show(composed.WithMeaning);
  await expect.element(page.getByRole('img', { name: '歩数' })).toBeVisible();
});

test('finds every name in the drawing', async () => {
  const drawing = await (await fetch(iconSprite)).text();
  const drawn = [...drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});
