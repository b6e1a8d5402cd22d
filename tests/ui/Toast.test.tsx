import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Toast.stories.tsx';
import { createToastQueue } from '../../ui/Toast/index.ts';
import { listen } from './suites/announced.ts';
import { everyStory } from './suites/everyStory.tsx';
import { settled, show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const region = (name = '通知') => page.getByRole('region', { name });
const items = () => region().getByRole('listitem').elements();
const close = () => region().getByRole('button', { name: '閉じる' });

describe('the queue', () => {
  test('shows three, in the order in which they came, and then the next', () => {
    const queue = createToastQueue();
    const shown = () => queue.getSnapshot().map(({ message }) => message);
    const [first] = ['a', 'b', 'c', 'd'].map((message) => queue.add(message));
    expect(shown()).toEqual(['a', 'b', 'c']);
    queue.close(first!);
    expect(shown()).toEqual(['b', 'c', 'd']);
  });

  test('has no time of its own, and never less than ten seconds', () => {
    const queue = createToastQueue();
    queue.add('a');
    queue.add('b', { timeout: 1 });
    queue.add('c', { timeout: 60_000 });
    expect(queue.getSnapshot().map(({ timeout }) => timeout)).toEqual([undefined, 10_000, 60_000]);
  });

  test('tells those who listen', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    const id = queue.add('a');
    queue.close(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    queue.add('b');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('what is heard', () => {
  test.each([
    ['ja', 'お気に入りに入れました。'],
    ['en', 'Added to your favourites.'],
  ] as const)('once, in a region that was there before, and then gone (%s)', async (language, message) => {
    await show(composed.Plain, { language });
    const said = listen();
    await userEvent.click(page.getByRole('button'));
    await expect.poll(() => said).toEqual([message]);
    await expect.poll(() => document.querySelector('[data-live-announcer]')!.textContent).toBe('');
    expect(said).toEqual([message]);
  });

  test('nothing besides: no live region around it or in it', async () => {
    await show(composed.Shown);
    expect(region().element().closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
    expect(region().element().querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(0);
  });
});

test('is a region only while there is something in it', async () => {
  await show(composed.Plain);
  expect(page.getByRole('region').query()).toBeNull();
  await userEvent.click(page.getByRole('button'));
  await expect.element(region()).toBeVisible();
  await userEvent.click(close());
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test('does not take the focus when it comes', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(region()).toBeVisible();
  await settled();
  await expect.element(page.getByRole('button', { name: 'お気に入りに入れる' })).toHaveFocus();
});

test('shows at most three at once', async () => {
  await show(composed.Several);
  expect(items().map((item) => item.querySelector('p')?.textContent)).toEqual([
    '1枚目を送りました。',
    '2枚目を送りました。',
    '3枚目を送りました。',
  ]);
});

describe('the F6 key', () => {
  test('leads there and back', async () => {
    await show(composed.Shown);
    const opener = page.getByRole('button', { name: 'お気に入りに入れる' });
    opener.element().focus();
    await userEvent.keyboard('{F6}');
    await expect.element(region()).toHaveFocus();
    await userEvent.tab();
    await expect.element(close()).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(opener).toHaveFocus();
  });

  test("is the browser's while there is nothing", async () => {
    await show(composed.Plain);
    const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('closing', () => {
  test.each(['{Enter}', ' ', '{Escape}'])('with the key "%s" leads to the next, and at last back', async (key) => {
    await show(composed.Several);
    const opener = page.getByRole('button', { name: '写真を送る' });
    opener.element().focus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    for (const left of [3, 2, 1]) {
      await userEvent.keyboard(key);
      await expect.poll(() => items().length).toBe(left);
      await expect.poll(() => region().element().contains(document.activeElement)).toBe(true);
      expect(document.activeElement?.tagName).toBe('BUTTON');
    }
    await userEvent.keyboard(key);
    await expect.element(opener).toHaveFocus();
    expect(page.getByRole('region').query()).toBeNull();
  });

  test('with the mouse leads back at once', async () => {
    await show(composed.Several);
    const opener = page.getByRole('button', { name: '写真を送る' });
    opener.element().focus();
    await userEvent.click(close().first());
    await expect.element(opener).toHaveFocus();
    expect(items().length).toBe(3);
  });
});

describe('one that goes by itself', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const start = async () => {
    const { Plain } = composeStories({ ...stories, Plain: { args: { timeout: 10_000 } } });
    await show(Plain);
    // The pointer of the test before may lie where the message comes.
    await userEvent.hover(opener());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    opener().click();
    await expect.poll(() => items().length).toBe(1);
  };
  const opener = () => page.getByRole('button', { name: 'お気に入りに入れる' }).element() as HTMLElement;
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  test('does so after its time', async () => {
    await start();
    await pass(9900);
    expect(items().length).toBe(1);
    await pass(200);
    await expect.poll(() => items().length).toBe(0);
  });

  test('waits while the focus is in it, and then goes on with the rest of its time', async () => {
    await start();
    await pass(6000);
    close().element().focus();
    await settled();
    await pass(60_000);
    expect(items().length).toBe(1);
    opener().focus();
    await settled();
    await pass(3900);
    expect(items().length).toBe(1);
    await pass(200);
    await expect.poll(() => items().length).toBe(0);
  });

  test('waits while the pointer is on it', async () => {
    await start();
    await userEvent.hover(region().getByRole('listitem'));
    await settled();
    await pass(60_000);
    expect(items().length).toBe(1);
  });

  test('waits while its tab is not seen', async () => {
    await start();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    await pass(60_000);
    expect(items().length).toBe(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    await pass(10_100);
    await expect.poll(() => items().length).toBe(0);
  });
});

test.each([320, 1280])('does not lie over what has the focus on %d px', async (width) => {
  await show(composed.AtTheBottom, { width, textSize: '2' });
  const opener = page.getByRole('button', { name: '写真を送る' }).element();
  opener.focus();
  await settled();
  const list = () => region().getByRole('list').element().getBoundingClientRect();
  const mine = () => opener.getBoundingClientRect();
  await expect.poll(() => list().bottom <= mine().top || list().top >= mine().bottom).toBe(true);
  expect(list().height).toBeLessThanOrEqual(400);
});

test('is read and reached beside an open dialog', async () => {
  await show(composed.BesideAWindow);
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'お気に入りに入れる' }));
  await expect.element(region()).toBeVisible();
  expect(region().element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  await userEvent.keyboard('{F6}');
  await expect.element(region()).toHaveFocus();
  await userEvent.click(close());
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});
