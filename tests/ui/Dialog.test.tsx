import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Dialog.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { overlaySuite } from './suites/overlay.ts';
import { settled, show } from './suites/show.ts';

const composed = composeStories(stories);
const title = '新しいお知らせを受け取りますか';
everyStory(composed);
overlaySuite({ plain: composed.Plain, opener: title, name: title, closeLabel: '閉じる' });

test('covers the page with half black, or with what it is told', async () => {
  await show(composed.Open);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(backdrop()).toBe('rgba(0, 0, 0, 0.5)');
  await show(composed.OtherBackdrop);
  expect(backdrop()).toBe('rgba(20, 32, 26, 0.9)');
});

/** The first ancestor that covers the screen. */
function backdrop() {
  let element: Element | null = page.getByRole('dialog').element();
  while (element && getComputedStyle(element).position !== 'fixed') element = element.parentElement;
  return element && getComputedStyle(element).backgroundColor;
}

test('is left by pressing beside it, unless it must be answered', async () => {
  await show(composed.Open);
  await settled();
  await userEvent.click(document.elementFromPoint(8, 8)!, { position: { x: 8, y: 8 } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await show(composed.MustBeAnswered);
  await settled();
  await userEvent.click(document.elementFromPoint(8, 8)!, { position: { x: 8, y: 8 } });
  await expect.element(page.getByRole('alertdialog', { name: title })).toBeVisible();
});

test('fills a small screen', async () => {
  await show(composed.Open, { width: 320 });
  const { width, height } = page.getByRole('dialog').element().getBoundingClientRect();
  expect([width, height]).toEqual([320, 800]);
});
