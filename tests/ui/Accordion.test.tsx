import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Accordion.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const all = () => [...document.querySelectorAll('details')];
const open = () => all().map((each) => each.open);
const answer = (at: number) => all()[at]!.querySelector('p')!;
const seen = () => all().map((_, at) => answer(at).checkVisibility());

test('its titles are headings of the level that was asked for', async () => {
  await show(composed.Plain);
  const titles = page.getByRole('heading', { level: 3 }).elements();
  expect(titles.map((each) => each.textContent)).toEqual([
    '料金はかかりますか',
    'どのくらいの時間で歩けますか',
    '階段のないコースはありますか',
  ]);
});

test.each(['{Enter}', ' '])('is opened and closed with the key "%s", one after another', async (key) => {
  await show(composed.Plain);
  for (const at of [0, 1, 2]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(all()[at]!.querySelector('summary'));
    await userEvent.keyboard(key);
    await expect.poll(() => seen()[at]).toBe(true);
  }
  expect(open()).toEqual([true, true, true]);
  await userEvent.keyboard(key);
  await expect.poll(seen).toEqual([true, true, false]);
});

test('only one is open where they have a name', async () => {
  await show(composed.OnlyOneOpen);
  expect(open()).toEqual([true, false, false]);
  await userEvent.click(all()[2]!.querySelector('summary')!);
  await expect.poll(open).toEqual([false, false, true]);
});

test.each([
  ['ja', 'すべて開く', 'すべて閉じる'],
  ['en', 'Open all', 'Close all'],
] as const)('a button opens all and closes all (%s)', async (language, openAll, closeAll) => {
  await show(composed.OpenAll, { language });
  await userEvent.click(page.getByRole('button', { name: openAll }));
  await expect.poll(open).toEqual([true, true, true]);
  await userEvent.click(page.getByRole('button', { name: closeAll }));
  await expect.poll(open).toEqual([false, false, false]);
  await expect.element(page.getByRole('button', { name: openAll })).toHaveFocus();
});

test('the button says what is left to do when some were opened by hand', async () => {
  await show(composed.OpenAll);
  for (const each of all()) await userEvent.click(each.querySelector('summary')!);
  await expect.element(page.getByRole('button', { name: 'すべて閉じる' })).toBeVisible();
  await userEvent.click(all()[1]!.querySelector('summary')!);
  await expect.element(page.getByRole('button', { name: 'すべて開く' })).toBeVisible();
});

test('what an address leads to is opened', async () => {
  await show(composed.Plain);
  location.hash = '';
  location.hash = 'time-answer';
  await expect.poll(open).toEqual([false, true, false]);
  location.hash = '';
});

test('all of it stands in the HTML of the server', () => {
  const html = renderToString(createElement(composed.OnlyOneOpen));
  expect(html.match(/<details/g)?.length).toBe(3);
  expect(html.match(/<details[^>]* open=""/g)?.length).toBe(1);
  expect(html).toContain('「段差がない」で絞り込んでください。');
});

const asMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => asMedia(''));

test('is printed open, without the button', async () => {
  await show(composed.OpenAll);
  expect(seen()).toEqual([false, false, false]);
  await asMedia('print');
  await expect.poll(seen).toEqual([true, true, true]);
  expect(answer(1).getBoundingClientRect().height).toBeGreaterThan(0);
  expect(page.getByRole('button').query()).toBeNull();
});
