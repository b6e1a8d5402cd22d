import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Menu.stories.tsx';
import { Typed } from '../../ui/Menu/keys.ts';
import { collectionSuite } from './suites/collection.ts';
import { everyStory } from './suites/everyStory.tsx';
import { type Story, settled, show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
collectionSuite({
  plain: composed.Plain,
  role: 'menuitem',
  names: ['印刷する', '共有する', 'お気に入りに入れる', '道順を見る'],
  enter: '{Tab}{Enter}',
  next: '{ArrowDown}',
  previous: '{ArrowUp}',
});

afterEach(() => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());

const button = () => page.getByRole('button');
const menu = (name = 'このコースを使う') => page.getByRole('menu', { name });
const isOpen = () => document.querySelector(':popover-open') !== null;
const focused = () => document.activeElement?.querySelector('[data-label]')?.textContent;

/** Opened with a key, and the focus is on an item. */
async function open(story: Story = composed.Plain, key = '{Enter}') {
  await show(story);
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.poll(isOpen).toBe(true);
  await expect.poll(focused).toBeTruthy();
}

describe('its button', () => {
  test('says that it opens a menu', async () => {
    await show(composed.Plain);
    await expect
      .element(page.getByRole('button', { name: 'このコースを使う' }))
      .toHaveAttribute('aria-haspopup', 'menu');
    await show(composed.Plain, { language: 'en' });
    await expect.element(page.getByRole('button', { name: 'Use this course' })).toBeVisible();
  });

  test.each([
    ['{Enter}', '印刷する'],
    [' ', '印刷する'],
    ['{ArrowDown}', '印刷する'],
    ['{ArrowUp}', '道順を見る'],
  ])('opens with the key "%s" at "%s"', async (key, item) => {
    await open(composed.Plain, key);
    await expect.element(menu()).toBeVisible();
    await expect.poll(focused).toBe(item);
  });

  test('opens and closes with the mouse', async () => {
    await show(composed.Plain);
    await userEvent.click(button());
    await expect.element(menu()).toBeVisible();
    await userEvent.click(button());
    await expect.poll(isOpen).toBe(false);
    await expect.element(button()).toHaveFocus();
  });

  test('does not open when it is disabled', async () => {
    await show(composed.Disabled);
    await expect.element(button()).toBeDisabled();
  });
});

describe('its keys', () => {
  const lettered = composeStories({
    ...stories,
    Plain: { args: { items: ['Share', 'Print', 'Save', 'Path'].map((label) => ({ id: label, label })) } },
  }).Plain;

  test('a letter again and again goes through what begins with it', async () => {
    await open(lettered);
    await userEvent.keyboard('s');
    expect(focused()).toBe('Save');
    await userEvent.keyboard('s');
    expect(focused()).toBe('Share');
  });

  test('letters one after another are one word, and what nothing begins with stays', async () => {
    await open(lettered);
    await userEvent.keyboard('pa');
    expect(focused()).toBe('Path');
    await userEvent.keyboard('x');
    expect(focused()).toBe('Path');
  });

  test('a pause begins a new word; full width and capitals are the same', () => {
    const typed = new Typed();
    const labels = ['Share', 'Print', 'Path'];
    expect(typed.find('p', 0, labels, -1)).toBe(1);
    expect(typed.find('Ａ', 600, labels, 1)).toBe(2);
    expect(typed.find('s', 1200, labels, 2)).toBeUndefined();
    expect(typed.find('s', 2000, labels, 2)).toBe(0);
  });

  test('Escape closes and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(button()).toHaveFocus();
  });

  test('Tab closes and goes on from the button, Shift and Tab go back from it', async () => {
    await open();
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    document.body.prepend(before);
    document.body.append(after);
    await userEvent.tab();
    await expect.poll(() => document.activeElement).toBe(after);
    expect(isOpen()).toBe(false);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('印刷する');
    await userEvent.tab({ shift: true });
    await expect.poll(() => document.activeElement).toBe(before);
    expect(isOpen()).toBe(false);
    before.remove();
    after.remove();
  });
});

describe('its items', () => {
  test.each(['{Enter}', ' '])('are done with the key "%s", close, and give the focus back', async (key) => {
    const onAction = vi.fn();
    const { Plain } = composeStories({ ...stories, Plain: { args: { onAction } } });
    await open(Plain);
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.poll(() => onAction.mock.calls).toEqual([['share']]);
    expect(isOpen()).toBe(false);
    await expect.element(button()).toHaveFocus();
  });

  test.each(['{Enter}', ' '])('lead to their page with the key "%s"', async (key) => {
    await open();
    location.hash = '';
    await userEvent.keyboard(`{End}${key}`);
    await expect.poll(() => location.hash).toBe('#route');
    expect(isOpen()).toBe(false);
  });

  test('that cannot be done are reached and read, with the reason, and do nothing', async () => {
    const onAction = vi.fn();
    const { WithDisabled } = composeStories({
      ...stories,
      WithDisabled: { ...stories.WithDisabled, args: { ...stories.WithDisabled.args, onAction } },
    });
    await show(WithDisabled);
    await expect.poll(focused).toBe('印刷する');
    await userEvent.keyboard('{ArrowDown}');
    const item = page.getByRole('menuitem', { name: '写真を保存する', exact: true });
    await expect.element(item).toHaveFocus();
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item).toHaveAccessibleDescription('写真がまだありません');
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(onAction).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  test('are groups with a name where there are sections', async () => {
    await open(composed.WithChoices);
    await expect
      .element(page.getByRole('group', { name: '並べる順' }).getByRole('menuitemradio').first())
      .toBeVisible();
    await expect
      .element(page.getByRole('group', { name: '見せるもの' }).getByRole('menuitemcheckbox').first())
      .toBeVisible();
  });

  test('one of several is chosen, and the menu closes', async () => {
    await open(composed.WithChoices);
    const checked = () =>
      [...document.querySelectorAll('[role="menuitemradio"]')].map((item) => item.getAttribute('aria-checked'));
    expect(checked()).toEqual(['true', 'false']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(checked).toEqual(['false', 'true']);
    expect(isOpen()).toBe(false);
  });

  test('several are chosen, and the menu stays', async () => {
    await open(composed.WithChoices);
    const checked = () =>
      [...document.querySelectorAll('[role="menuitemcheckbox"]')].map((item) => item.getAttribute('aria-checked'));
    await userEvent.keyboard('{End} {ArrowUp}{Enter}');
    await expect.poll(checked).toEqual(['true', 'true', 'true']);
    await userEvent.keyboard(' ');
    await expect.poll(checked).toEqual(['true', 'false', 'true']);
    expect(isOpen()).toBe(true);
  });
});

test('opens before JavaScript has loaded, and Tab goes through it', async () => {
  const host = document.body.appendChild(document.createElement('main'));
  host.innerHTML = renderToString(createElement(composed.Plain));
  await userEvent.click(host.querySelector('button')!);
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(focused()).toBe('印刷する');
  await userEvent.tab();
  expect(focused()).toBe('共有する');
  host.remove();
});

test.each([320, 1280])('stands inside a screen of %d px', async (width) => {
  await show(composed.LongText, { width, textSize: '2' });
  const { left, right, top, bottom } = page.getByRole('menu').element().getBoundingClientRect();
  expect([left >= 0, right <= width, top >= 0, bottom <= 800]).not.toContain(false);
});
