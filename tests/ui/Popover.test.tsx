import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Popover.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { settled, show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

afterEach(() => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());

const opener = (name = '歩数の数え方') => page.getByRole('button', { name });
const panel = (name = '歩数の数え方') => page.getByRole('group', { name });
const isOpen = () => document.querySelector(':popover-open') !== null;

/** Opened with the keyboard. */
async function open() {
  await show(composed.Plain);
  await userEvent.tab();
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).toBeVisible();
}

test.each(['{Enter}', ' '])('opens and closes with the key "%s", and the focus stays on its button', async (key) => {
  await show(composed.Plain);
  await userEvent.tab();
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(panel()).toBeVisible();
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

/** As the browser tells assistive technology: without an attribute, it knows what the button opens. */
async function saysItIsOpen() {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frame = frameTree.childFrames!.find(({ frame }) => frame.url === location.href)!.frame;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: frame.id });
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === '歩数の数え方');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('its button says whether it is open', async () => {
  await show(composed.Plain);
  expect(await saysItIsOpen()).toBe(false);
  await userEvent.click(opener());
  await expect.poll(saysItIsOpen).toBe(true);
});

test('its panel is called by its title, or else by its button', async () => {
  await show(composed.Open);
  await expect.element(panel()).toBeVisible();
  await show(composed.WithTitle);
  await expect.element(panel('数え方について')).toBeVisible();
  await show(composed.WithTitle, { language: 'en' });
  await expect.element(panel('About this number')).toBeVisible();
});

test('what is open comes next to the Tab key, and Shift and Tab lead back', async () => {
  await open();
  await userEvent.tab();
  await expect.element(panel().getByRole('button', { name: '閉じる' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(opener()).toHaveFocus();
  expect(isOpen()).toBe(true);
});

test('closes when the focus leaves it, and does not fetch it back', async () => {
  await open();
  const after = document.body.appendChild(document.createElement('button'));
  after.textContent = 'x';
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(after);
  await expect.poll(isOpen).toBe(false);
  expect(document.activeElement).toBe(after);
  after.remove();
});

test('Escape closes it from inside, and the focus goes back to the button', async () => {
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.element(opener()).toHaveFocus();
});

test('its own button closes it, and the focus goes back', async () => {
  await show(composed.Open);
  await userEvent.click(panel().getByRole('button', { name: '閉じる' }));
  await expect.poll(isOpen).toBe(false);
  await expect.element(opener()).toHaveFocus();
});

test('pressing beside it closes it, pressing inside does not', async () => {
  await show(composed.Open);
  await userEvent.click(panel().getByText(/^歩幅/));
  expect(isOpen()).toBe(true);
  await userEvent.click(document.body, { position: { x: 1200, y: 700 } });
  await expect.poll(isOpen).toBe(false);
});

test('in a window, Escape closes it and leaves the window', async () => {
  await show(composed.InDialog);
  const dialog = page.getByRole('dialog', { name: '数え方について' });
  await userEvent.click(dialog.getByRole('button', { name: '歩数の数え方' }));
  await expect.element(dialog.getByRole('group')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await settled();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('tells when it opens and closes', async () => {
  const onOpenChange = vi.fn();
  const { Plain } = composeStories({ ...stories, Plain: { args: { onOpenChange } } });
  await show(Plain);
  await userEvent.click(opener());
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await userEvent.click(opener());
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('opens before JavaScript has loaded', async () => {
  const host = document.body.appendChild(document.createElement('main'));
  host.innerHTML = renderToString(createElement(composed.Plain));
  const [button, close] = host.querySelectorAll('button');
  await userEvent.click(button!);
  expect(isOpen()).toBe(true);
  await userEvent.click(close!);
  expect(isOpen()).toBe(false);
  host.remove();
});

test.each([320, 768, 1280])('stands inside a screen of %d px, beside its button', async (width) => {
  for (const story of [composed.Open, composed.LongText, composed.AtTheEdge]) {
    await show(story, { width, textSize: '2' });
    const [box, button] = [panel(), opener()].map((each) => each.element().getBoundingClientRect());
    expect([box!.left >= 0, box!.right <= width, box!.top >= 0, box!.bottom <= 800]).not.toContain(false);
    expect(box!.top >= button!.bottom || box!.bottom <= button!.top).toBe(true);
  }
});

test('stands in the middle of a low screen', async () => {
  await show(composed.LongText);
  await page.viewport(320, 256);
  const { top, bottom } = panel().element().getBoundingClientRect();
  expect([top >= 0, bottom <= 256]).toEqual([true, true]);
});

test('cannot be opened when it is disabled', async () => {
  await show(composed.Disabled);
  await expect.element(opener()).toBeDisabled();
});
