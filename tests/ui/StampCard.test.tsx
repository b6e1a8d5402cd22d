import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/StampCard.stories.tsx';
import { cardHeight, cardWidth, pathThrough, placesOf } from '../../ui/StampCard/places.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const items = (name = 'スタンプ') => page.getByRole('list', { name }).getByRole('listitem').elements();
const words = () => items().map((item) => item.textContent);
const picture = () => document.querySelector<SVGElement>('svg[viewBox]')!;
/** How many places are filled, and how many are empty rings of dashes. */
const drawn = () => {
  const dashes = [...picture().querySelectorAll('g > circle[r="22"]')].map(
    (circle) => getComputedStyle(circle).strokeDasharray,
  );
  const filled = dashes.filter((dash) => dash === 'none').length;
  return { filled, empty: dashes.length - filled };
};

test.each([
  ['ja', 'スタンプ', '1つ目のスタンプ、2026年4月3日', '5つ目のスタンプは、まだありません'],
  ['en', 'Stamps', '1st stamp, 3 April 2026', '5th stamp: not yet'],
] as const)('says of every place whether it is stamped, and when (%s)', async (language, label, first, fifth) => {
  await show(composed.Plain, { language });
  const all = items(label);
  expect(all).toHaveLength(10);
  expect([all[0]!.textContent, all[4]!.textContent]).toEqual([first, fifth]);
  expect(all[0]!.querySelector('time')!.dateTime).toBe('2026-04-03');
  expect(all[4]!.querySelector('time')).toBeNull();
});

test.each([
  ['NoStampYet', 'スタンプは、まだありません。全部で10個です。', 0, 10],
  ['Plain', '10個のうち4個たまりました。', 4, 6],
  ['Full', '10個のうち10個たまりました。', 10, 0],
  ['Long', '30個のうち17個たまりました。', 17, 13],
] as const)('%s: says how many there are, and the picture shows as many', async (name, summary, filled, empty) => {
  await show(composed[name]);
  await expect.element(page.getByText(summary)).toBeVisible();
  expect(items().filter((item) => item.querySelector('time'))).toHaveLength(filled);
  expect(drawn()).toEqual({ filled, empty });
});

test('tells of titles where they are earned, before and after', async () => {
  await show(composed.Plain);
  expect(words()[2]).toBe('3つ目のスタンプ、2026年4月9日称号「とことこ一年生」をもらいました');
  expect(words()[9]).toBe('10個目のスタンプは、まだありませんここで称号「まち歩きの達人」がもらえます');
  await show(composed.NoStampYet);
  expect(words()[2]).toContain('ここで称号「とことこ一年生」がもらえます');
  await show(composed.JustEarnedTitle, { language: 'en' });
  await expect.element(page.getByText('You have earned the title “Tokotoko beginner”')).toBeVisible();
});

test('says of several empty places in one item, with the titles that they hold', async () => {
  await show(composed.RestInOne);
  expect(words()).toHaveLength(5);
  expect(words().at(-1)).toBe('5つ目から10個目までは、まだありませんここで称号「まち歩きの達人」がもらえます');
  expect(drawn()).toEqual({ filled: 4, empty: 6 });
});

test('says nothing by its picture: the list comes first, and has it all', async () => {
  await show(composed.Plain);
  expect(picture().getAttribute('aria-hidden')).toBe('true');
  expect(page.getByRole('img').query()).toBeNull();
  const list = page.getByRole('list').element();
  expect(list.compareDocumentPosition(picture()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  [320, false],
  [1280, true],
])('stands beside its picture where there is room (%s px)', async (width, isBeside) => {
  await show(composed.Plain, { width });
  const list = page.getByRole('list').element().getBoundingClientRect();
  const card = picture().getBoundingClientRect();
  expect(card.left >= list.right).toBe(isBeside);
  expect(card.top >= list.bottom).toBe(!isBeside);
});

test('is whole in the HTML of the server, and the same each time', () => {
  const html = () => renderToString(createElement(composed.Plain)).replaceAll('<!-- -->', '');
  expect(html()).toBe(html());
  expect(html()).toMatch(/1つ目のスタンプ、<time datetime="2026-04-03">2026年4月3日<\/time>/i);
});

describe('the way over the card', () => {
  test('goes to the right, round the bend, and back to the left', () => {
    const places = placesOf(12);
    expect(places.slice(0, 5).map(({ x }) => x)).toEqual([44, 108, 172, 236, 300]);
    expect(places.slice(5, 10).map(({ x }) => x)).toEqual([300, 236, 172, 108, 44]);
    expect(places[10]!.x).toBe(44);
  });

  test.each([0, 1, 5, 6, 30])('stays on a card of %s', (count) => {
    const places = placesOf(count);
    for (const { x, y } of places) {
      expect(Math.min(x, cardWidth - x)).toBeGreaterThanOrEqual(30);
      expect(Math.min(y, cardHeight(count) - y)).toBeGreaterThanOrEqual(30);
    }
    expect(pathThrough(places).match(/[MLC]/g) ?? []).toHaveLength(count);
  });
});
