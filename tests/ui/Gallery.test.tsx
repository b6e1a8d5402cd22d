import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Gallery.stories.tsx';
import { moveFrom } from '../../ui/Gallery/moves.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const links = () => page.getByRole('list', { name: '写真' }).getByRole('link').elements() as HTMLElement[];
const focused = () => links().indexOf(document.activeElement as HTMLElement);
const columns = () => links().filter((link) => link.offsetTop === links()[0]!.offsetTop).length;

async function focusFirst() {
  await userEvent.tab();
  expect(focused()).toBe(0);
}

test('is a list of links, called by their titles', async () => {
  await show(composed.Plain);
  expect(links().map((link) => link.textContent?.trim())).toEqual([
    '川辺の朝',
    '坂の上の桜',
    '島の夕方',
    '夜の橋',
    '公園のいちょう',
    '丘の道',
    '路地のあかり',
  ]);
  await show(composed.Plain, { language: 'en' });
  await expect
    .element(page.getByRole('list', { name: 'Photos' }).getByRole('link', { name: 'Island evening', exact: true }))
    .toHaveAttribute('href', '#photo-3');
});

test('is walked through with the Tab key, picture by picture', async () => {
  await show(composed.Plain);
  for (const link of links()) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
  }
});

test('stops at what can be pressed below a picture, before the next picture', async () => {
  await show(composed.WithLikes);
  const like = (title: string) => page.getByRole('button', { name: `「${title}」にいいね`, exact: true }).element();
  const [first, second] = links();
  for (const stop of [first, like('川辺の朝'), second, like('坂の上の桜')]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(stop);
  }
});

describe('moves with the keys', () => {
  test.each([320, 400, 1280])('by the rows that are seen (%s px)', async (width) => {
    await show(composed.Plain, { width });
    const inRow = columns();
    expect(inRow).toBe({ 320: 1, 400: 2, 1280: 4 }[width]);
    await focusFirst();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(inRow);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe(inRow + 1);
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe(0);
  });

  test('to the first and the last, and from a longer row to the end of a shorter one', async () => {
    await show(composed.Plain);
    await focusFirst();
    await userEvent.keyboard('{End}');
    expect(focused()).toBe(6);
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe(0);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(focused()).toBe(6);
  });

  test('by as many rows as fit on the screen', async () => {
    await show(composed.Many);
    await focusFirst();
    const [first, second] = [links()[0]!, links()[columns()]!];
    const rows = Math.floor(innerHeight / (second.offsetTop - first.offsetTop));
    expect(rows).toBeGreaterThan(1);
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe(rows * columns());
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe(0);
    await userEvent.keyboard('{End}{PageDown}');
    expect(focused()).toBe(59);
    await expect.poll(() => links()[59]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });

  test('and leaves them to the browser at the edges and with other keys held', async () => {
    await show(composed.Plain);
    await focusFirst();
    const given: string[] = [];
    const note = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) given.push(`${event.ctrlKey ? 'Ctrl+' : ''}${event.key}`);
    };
    addEventListener('keydown', note);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Home}');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await userEvent.keyboard('{ArrowRight}');
    removeEventListener('keydown', note);
    expect(given.filter((key) => key !== 'Control' && key !== 'Ctrl+Control')).toEqual([
      'ArrowLeft',
      'ArrowUp',
      'Home',
      'Ctrl+ArrowRight',
    ]);
    expect(focused()).toBe(1);
  });
});

test.each([
  ['ArrowDown', 0, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 6, 2],
  ['PageDown', 1, 5],
  ['PageUp', 6, 2],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 0, 0],
  ['a', 3, 3],
])('%s leads from %s to %s', (key, from, to) => {
  expect(moveFrom(from, key, { count: 7, columns: 4, rowsOnScreen: 3 })).toBe(to);
});

test('mounts tall and wide pictures whole, on sheets of one shape', async () => {
  await show(composed.Plain);
  const sheets = links().map((link) => link.querySelector('span')!.getBoundingClientRect());
  expect(new Set(sheets.map(({ height }) => Math.round(height))).size).toBe(1);
  for (const image of document.querySelectorAll('img')) expect(getComputedStyle(image).objectFit).toBe('contain');
});

test('keeps all places before the pictures have come', async () => {
  await show(composed.Plain);
  const before = links().map((link) => link.offsetTop);
  for (const image of document.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  }
  expect(links().map((link) => link.offsetTop)).toEqual(before);
});

test('puts off what is not on the screen', async () => {
  const { Some } = composeStories({ ...stories, Some: { args: { eagerCount: 3 } } });
  await show(Some);
  const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual([null, null, null, 'lazy', 'lazy', 'lazy', 'lazy']);
});

test('says in words where there is no picture, and still leads there', async () => {
  await show(composed.MissingPicture);
  await expect.poll(() => page.getByText('写真がありません').elements().length).toBe(2);
  await expect
    .element(page.getByRole('link', { name: '写真がありません 川辺の朝' }))
    .toHaveAttribute('href', '#photo-1');
});

test('is a list of links in the HTML of the server', () => {
  const html = renderToString(createElement(composed.Plain));
  expect(html.match(/<li[^>]*><a[^>]* href="#photo-\d"/g)).toHaveLength(7);
});

test('is no list when there is nothing in it', async () => {
  await show(composed.Empty);
  expect(page.getByRole('list').query()).toBeNull();
  await expect.element(page.getByRole('heading', { name: 'この1か月に投稿された写真はありません' })).toBeVisible();
});
