import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/IconList.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const texts = (query: string) => [...document.querySelectorAll(query)].map((element) => element.textContent);

test.each([
  ['ja', '野菜たっぷり', '1食に120g以上の野菜を使った料理があります。'],
  ['en', 'Plenty of vegetables', 'There is a dish with at least 120 g of vegetables.'],
] as const)('says of every sign what it is and what it means (%s)', async (language, term, description) => {
  await show(composed.Plain, { language });
  expect(page.getByRole('term').elements()).toHaveLength(4);
  expect([texts('dt')[0], texts('dd')[0]]).toEqual([term, description]);
});

test('is a list of words in a row when it is small', async () => {
  await show(composed.Small);
  const items = page.getByRole('list', { name: 'このお店の取り組み' }).getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['野菜たっぷり', '栄養バランス', '減塩', 'そのほか']);
  expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
});

test.each(['Plain', 'Small'] as const)('%s: shows a sign with every word, and reads none', async (name) => {
  await show(composed[name]);
  const signs = [...document.querySelectorAll('svg')];
  expect(signs.map((sign) => sign.querySelector('use')?.getAttribute('href')?.split('#')[1])).toEqual([
    'carrot',
    'scales',
    'jar-label',
    'dots-three-circle',
  ]);
  expect(signs.every((sign) => sign.closest('[aria-hidden="true"]'))).toBe(true);
  expect(page.getByRole('img').query()).toBeNull();
});

test.each(['{Enter}', ' '])('opens the key to all signs with the key "%s"', async (key) => {
  await show(composed.Key);
  expect(page.getByRole('term').query()).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('印の意味');
  await userEvent.keyboard(key);
  await expect.poll(() => page.getByRole('term').elements().length).toBe(4);
});

test('has the key open from the start where it is told to, with signs that the page does not show', async () => {
  await show(composed.WithKey);
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  expect(page.getByRole('term').elements()).toHaveLength(4);
});
