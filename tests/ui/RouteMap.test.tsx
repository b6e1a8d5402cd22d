import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/RouteMap.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const { EveryTint, ...composed } = composeStories(stories);
everyStory(composed);

test('is a picture with a name, or silent', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('img', { name: '皇居のまわりを時計まわりに一周する道' })).toBeVisible();
  const { Plain } = composeStories({ ...stories, Plain: { args: { label: undefined } } });
  await show(Plain);
  expect(page.getByRole('img').query()).toBeNull();
});

test('weighs 2 kB at most on a card', () => {
  expect(renderToString(createElement(composed.Plain)).length).toBeLessThanOrEqual(2048);
});

/** The circles with their numbers. */
const signs = () => [...document.querySelectorAll('foreignObject > div')];

test.each(['1', '2'] as const)('has numbers of 16 px or more on the narrowest screen (size %s)', async (textSize) => {
  await show(composed.FullNarrow, { width: 320, textSize });
  const sizes = signs().map((sign) => Number.parseFloat(getComputedStyle(sign).fontSize));
  expect(sizes.length).toBe(7);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(textSize === '2' ? 20 : 16);
});

test.each(['1', '2'] as const)('lets no two signs lie on each other (size %s)', async (textSize) => {
  for (const story of [composed.Full, composed.FullNarrow, composed.RoundWalk, composed.SeveralNarrow]) {
    await show(story, { width: 320, textSize });
    const boxes = signs().map((sign) => sign.getBoundingClientRect());
    expect(boxes.length).toBeGreaterThan(2);
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(0, at)) {
        // Circles of one size.
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.width - 1);
      }
    }
  }
});

test('draws the way that it replaces under it, in dots', async () => {
  await show(composed.Earlier);
  const [earlier, way] = document.querySelectorAll('svg path');
  expect(getComputedStyle(earlier!).strokeDasharray).not.toBe('none');
  expect(getComputedStyle(document.querySelector(`use[href="#${way!.id}"]`)!).strokeDasharray).toBe('none');
});

test('draws several ways as one picture with a number each', async () => {
  await show(composed.Several);
  await expect.element(page.getByRole('img', { name: '番号のついた三つの道' })).toBeVisible();
  expect(signs().map((sign) => sign.textContent)).toEqual(['1', '2', '3']);
  const ways = document.querySelector('path')!.getAttribute('d')!;
  expect(ways.match(/M/g)).toHaveLength(3);
});

const names = () =>
  [...document.querySelectorAll('foreignObject')].filter((each) => !/^[0-9]+$/.test(each.textContent));
const shown = () => names().filter((each) => each.getBoundingClientRect().width > 0);

test.each(['1', '2'] as const)('names lie on no sign and on no other name (size %s)', async (textSize) => {
  for (const story of [composed.Named, composed.NamedNarrow]) {
    await show(story, { width: 1280, textSize });
    const boxes = shown().map((each) => each.firstElementChild!.getBoundingClientRect());
    const others = signs()
      .filter((sign) => /^[0-9]+$/.test(sign.textContent))
      .map((sign) => sign.getBoundingClientRect());
    const isOn = (a: DOMRect) => (b: DOMRect) =>
      a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    for (const box of boxes) expect([...boxes, ...others].filter(isOn(box))).toEqual([]);
  }
});

test('a wide picture has more names than a narrow one, and one without room has none', async () => {
  await show(composed.Named, { width: 1280 });
  const wide = shown().map((each) => each.textContent);
  expect(wide).toContain('東京駅');
  await show(composed.NamedNarrow, { width: 1280 });
  const narrow = shown().map((each) => each.textContent);
  expect(narrow.length).toBeGreaterThan(0);
  expect(narrow.length).toBeLessThan(wide.length);
  expect(wide).toEqual(expect.arrayContaining(narrow));
  await show(composed.NamedNarrow, { width: 1280, textSize: '2' });
  expect(shown()).toEqual([]);
});

test('draws each scene in its own light', async () => {
  await show(EveryTint);
  const grounds = [...document.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).backgroundColor);
  expect(new Set(grounds).size).toBe(12);
});
