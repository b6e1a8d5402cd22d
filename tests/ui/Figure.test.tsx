import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Figure.stories.tsx';
import { Picture } from '../../ui/Figure/index.ts';
import { everyStory } from './suites/everyStory.tsx';
import { withMedia } from './suites/media.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const alt = '手前に草地、奥に丘。その上に朝の日がのぼっている。';
const picture = () => page.getByRole('img', { name: alt });

test('is a figure, called by its caption, with a picture that says what it shows', async () => {
  await show(composed.Plain);
  await expect.element(picture()).toBeVisible();
  const figure = page.getByRole('figure').element();
  expect(figure.contains(picture().element())).toBe(true);
  expect(figure.querySelector('figcaption')?.textContent).toBe('丘のある川辺の朝 絵: とことこ東京(どなたでも使えます)');
});

test('lets the browser choose a file, and puts it off until it is near', async () => {
  await show(composed.Plain);
  const image = picture().element() as HTMLImageElement;
  expect(image.srcset).toMatch(/ 320w, .* 640w$/);
  expect([image.loading, image.decoding, image.getAttribute('width')]).toEqual(['lazy', 'async', '640']);
});

test.each([
  ['Plain', 4 / 3],
  ['Vertical', 3 / 4],
  ['Missing', 4 / 3],
  ['DoesNotLoad', 4 / 3],
] as const)('%s has its shape at every width', async (name, ratio) => {
  for (const width of [320, 1280]) {
    await show(composed[name], { width });
    const { width: wide, height } = document.querySelector('figure > :first-child')!.getBoundingClientRect();
    expect(wide / height).toBeCloseTo(ratio, 1);
  }
});

test('a drawing has its words, and is drawn in the colours of the theme from a file of its own', async () => {
  await show(composed.Drawn);
  const drawn = page.getByRole('img', { name: '右へ歩く人を横から見た図。体の五か所に番号がついている。' });
  await expect.element(drawn).toBeVisible();
  const figure = page.getByRole('figure').element();
  expect(figure.contains(drawn.element())).toBe(true);
  expect(figure.querySelector('figcaption')?.textContent?.trim()).toBe('頭から足まで、五つの場所。');
  const use = drawn.element().querySelector('use')!;
  // It has an extent once its file is there.
  await expect.poll(() => use.getBBox().width).toBeGreaterThan(500);
  expect(drawn.element().children).toHaveLength(1);
  const { width, height } = drawn.element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(640 / 360, 1);
});

test('keeps its place before the picture has come, so that nothing shifts', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = '320px';
  host.innerHTML = renderToString(createElement(composed.Plain))
    .replace(/ srcset="[^"]*"/i, '')
    .replace(/ src="[^"]*"/, ' src="/on-its-way.png"');
  const image = host.querySelector('img')!;
  expect(image.complete).toBe(false);
  const { width, height } = image.getBoundingClientRect();
  host.remove();
  expect([width, height]).toEqual([320, 240]);
});

test('says in which language its words are, where that is another than the page’s', async () => {
  await show(composed.OtherLanguage);
  const image = page.getByRole('img', { name: 'Morning sun over the hill' }).element();
  expect(image.getAttribute('lang')).toBe('en');
  // The caption and the words for a missing picture are the page's.
  expect([...document.querySelectorAll('figure [lang]')]).toEqual([image]);
  const html = renderToString(
    createElement(Picture, { width: 4, height: 3, alt: 'Morning sun over the hill', lang: 'en', missingLabel: 'なし' }),
  );
  expect(html).toContain('<span lang="en">Morning sun over the hill</span>');
  expect(html.match(/ lang=/g)).toHaveLength(1);
  await show(composed.Plain);
  expect(document.querySelector('figure [lang]')).toBeNull();
});

test('is not drawn larger than its file', async () => {
  await show(composed.Small);
  expect(picture().element().getBoundingClientRect().width).toBe(240);
});

test.each(['Missing', 'DoesNotLoad'] as const)('%s: words stand in its place', async (name) => {
  await show(composed[name]);
  await expect.element(page.getByText('写真がありません')).toBeVisible();
  await expect.element(page.getByText(alt)).toBeVisible();
  expect(page.getByRole('img').query()).toBeNull();
});

test('tells in the HTML of the server that there is no picture', () => {
  expect(renderToString(createElement(composed.Missing))).toContain('写真がありません');
});

test.each(['{Enter}', ' '])('opens its long description with the key "%s"', async (key) => {
  await show(composed.WithLongDescription);
  const words = page.getByText('空は水色で', { exact: false });
  await expect.element(words).not.toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('絵のくわしい説明');
  await userEvent.keyboard(key);
  await expect.element(words).toBeVisible();
  // Beside the figure: else its name would be the whole description.
  expect(page.getByRole('figure').element().contains(words.element())).toBe(false);
});

test('leads to a description on another page', async () => {
  await show(composed.WithDescriptionLink);
  await expect
    .element(page.getByRole('link', { name: '絵のくわしい説明を読む' }))
    .toHaveAttribute('href', '#description');
});

test('has its long description open on paper', async () => {
  await show(composed.WithLongDescription);
  const words = document.querySelector('details p')!;
  expect(words.checkVisibility()).toBe(false);
  await withMedia({ media: 'print' }, async () => {
    await expect.poll(() => words.checkVisibility()).toBe(true);
  });
  expect(words.checkVisibility()).toBe(false);
});
