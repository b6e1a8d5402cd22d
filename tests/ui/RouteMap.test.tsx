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
  for (const story of [composed.Full, composed.FullNarrow, composed.RoundWalk]) {
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

test('draws each scene in its own light', async () => {
  await show(EveryTint);
  const grounds = [...document.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).backgroundColor);
  expect(new Set(grounds).size).toBe(12);
});
