import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/Timeline.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { withMedia } from './suites/media.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const items = (name = 'フォトコンテストの日程') => page.getByRole('list', { name }).getByRole('listitem').elements();
const words = (element: Element) => element.textContent;

test.each([
  [
    'ja',
    'フォトコンテストの日程',
    ['写真の募集終わりました9月1日から11月24日まで', '投票いま12月1日から12月21日まで', '結果の発表これから2026年1月'],
  ],
  [
    'en',
    'Dates of the photo contest',
    [
      'PostingFinished1 September to 24 November',
      'VotingNow1 December to 21 December',
      'AnnouncementTo comeJanuary 2026',
    ],
  ],
] as const)(
  'says of each phase when it is, and whether it is over, in words (%s)',
  async (language, label, expected) => {
    await show(composed.Plain, { language });
    expect(items(label).slice(0, 3).map(words)).toEqual(expected);
  },
);

test('gives machines the days, as exactly as they are known', async () => {
  await show(composed.Plain);
  const days = items().map((item) => [...item.querySelectorAll('time')].map(({ dateTime }) => dateTime));
  expect(days).toEqual([
    ['2025-09-01', '2025-11-24'],
    ['2025-12-01', '2025-12-21'],
    ['2026-01'],
    ['2026-01-29', '2026-02-04'],
  ]);
});

test.each([
  ['Plain', 1],
  ['NotBegun', -1],
  ['AllOver', -1],
  ['LastOne', 3],
] as const)('%s: marks the current phase once, or none', async (name, current) => {
  await show(composed[name]);
  const marked = items().flatMap((item, at) => (item.getAttribute('aria-current') === 'step' ? [at] : []));
  expect(marked).toEqual(current < 0 ? [] : [current]);
});

test('tells the three times apart by shape', async () => {
  await show(composed.Plain);
  const shapes = items().map((item) => {
    const marker = item.querySelector('[aria-hidden="true"]')!;
    const { borderStyle, outlineStyle } = getComputedStyle(marker);
    return `${borderStyle} ${outlineStyle} ${marker.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? ''}`;
  });
  expect(shapes).toEqual(['solid none check', 'solid solid footprints', 'dashed none ', 'dashed none ']);
});

test.each([{ media: 'print' }, { features: [{ name: 'forced-colors', value: 'active' }] }])(
  'keeps its marks apart with %o',
  async (media) => {
    await show(composed.Plain);
    await withMedia(media, async () => {
      const [past, , upcoming] = items().map((item) => getComputedStyle(item.querySelector('[aria-hidden="true"]')!));
      expect(past!.backgroundColor).not.toBe(upcoming!.backgroundColor);
      expect([past!.borderStyle, upcoming!.borderStyle]).toEqual(['solid', 'dashed']);
    });
  },
);

test.each([
  ['Plain', 320, '1', false],
  ['Plain', 991, '1', false],
  ['Plain', 1280, '1', true],
  ['Plain', 1200, '2', false],
  ['SevenPhases', 1280, '1', false],
] as const)('%s at %s px and text size %s: side by side is %s', async (name, width, textSize, isBeside) => {
  await show(composed[name], { width, textSize });
  const [first, second] = items().map((item) => item.getBoundingClientRect());
  expect(second!.left >= first!.right).toBe(isBeside);
  expect(second!.top >= first!.bottom).toBe(!isBeside);
});

test.each(['down', 'across'] as const)('joins the phases by the footpath (%s)', async (direction) => {
  await show(composed.Plain, { width: direction === 'down' ? 360 : 1280 });
  const paths = items().map((item) =>
    item.querySelectorAll(':scope > [aria-hidden="true"]')[1]!.getBoundingClientRect(),
  );
  for (const { width, height } of paths.slice(0, -1)) {
    const [long, short] = direction === 'down' ? [height, width] : [width, height];
    expect(long).toBeGreaterThan(2 * short);
    expect(short).toBeGreaterThan(8);
  }
  expect(paths.at(-1)!.width).toBe(0);
});

test('makes its titles headings where it is told to', async () => {
  await show(composed.WithText);
  await expect.element(page.getByRole('heading', { level: 2, name: '投票', exact: true })).toBeVisible();
  await show(composed.Plain);
  expect(page.getByRole('heading').query()).toBeNull();
});

test('is whole in the HTML of the server', () => {
  expect(renderToString(createElement(composed.Plain))).toMatch(/<li[^>]* data-time="current" aria-current="step"/);
});
