import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/LoadingOverlay.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { settled, show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const status = () => document.querySelector('[role="status"]')!;
const busy = () => document.querySelector('[aria-busy="true"]');
const start = (name = '探す') => page.getByRole('button', { name });
const card = () => page.getByRole('link', { name: '隅田川の橋めぐり' });

afterEach(() => vi.useRealTimers());
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** @param time milliseconds, from when somebody waits for them: on a busy machine the start may be some frames late */
const pass = async (time: number) => {
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(time);
  await settled();
};

test.each([
  ['ja', '探す', 'コースを探しています'],
  ['en', 'Search', 'Searching for courses'],
] as const)('says what it does once, after a moment, beside what is busy (%s)', async (language, name, words) => {
  await show(composed.Ready, { language });
  expect(status().textContent).toBe('');
  expect(busy()).toBeNull();
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  observer.observe(status(), { childList: true, subtree: true, characterData: true });
  holdTime();
  start(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(busy).not.toBeNull();
  await pass(390);
  expect(status().textContent).toBe('');
  await pass(20);
  await expect.poll(() => status().textContent).toBe(words);
  expect(status().closest('[aria-busy]')).toBeNull();
  await pass(3000);
  await expect.poll(busy).toBeNull();
  expect(status().textContent).toBe('');
  expect(said).toEqual([words]);
  observer.disconnect();
});

test('what waits is read and used as before, and keeps the focus', async () => {
  await show(composed.Plain);
  await expect.poll(() => status().textContent).toBe('コースを探しています');
  card().element().focus();
  await settled();
  await expect.element(card()).toHaveFocus();
  expect(card().element().closest('[inert], [aria-hidden="true"]')).toBeNull();
});

test('its words stay in sight when what waits is long', async () => {
  await show(composed.Plain, { width: 320, textSize: '2' });
  await expect.poll(() => status().textContent).toBe('コースを探しています');
  await page.viewport(320, 256);
  window.scrollTo(0, 200);
  await expect
    .poll(() => status().firstElementChild!.getBoundingClientRect())
    .toSatisfy(({ top, bottom }: DOMRect) => top >= 0 && bottom <= 256);
});

test('over the page it says so and leaves the page alone', async () => {
  await show(composed.OverThePage);
  await expect.element(page.getByRole('status')).toHaveTextContent('読み込んでいます');
  expect(busy()).toBeNull();
  expect(document.querySelector('[inert]')).toBeNull();
  expect(getComputedStyle(status()).pointerEvents).toBe('none');
});

test('nothing of it moves', async () => {
  await show(composed.OverThePage);
  expect(document.getAnimations()).toEqual([]);
});

test('page-wide: nothing can be used until it is over, and the focus comes back', async () => {
  await show(composed.PageWide);
  const button = start('送る').element();
  button.focus();
  holdTime();
  await userEvent.keyboard('{Enter}');
  await expect.poll(busy).not.toBeNull();
  // Short work takes nothing away.
  expect(document.querySelector('[inert]')).toBeNull();
  await pass(500);
  await expect.poll(() => button.closest('[inert]')).not.toBeNull();
  expect(status().closest('[inert]')).toBeNull();
  expect(status().textContent).toBe('送っています。このままお待ちください');
  await userEvent.tab();
  expect(button.closest('[inert]')!.contains(document.activeElement)).toBe(false);
  (document.activeElement as HTMLElement).blur();
  await pass(3000);
  await expect.poll(() => document.querySelector('[inert]')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});
