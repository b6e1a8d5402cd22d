import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/AlertDialog.stories.tsx';
import { listen } from './suites/announced.ts';
import { everyStory } from './suites/everyStory.tsx';
import { overlaySuite } from './suites/overlay.ts';
import { settled, show } from './suites/show.ts';

const composed = composeStories(stories);
const title = 'お気に入りを空にしますか';
everyStory(composed);
overlaySuite({ role: 'alertdialog', plain: composed.Plain, opener: title, name: title, closeLabel: 'やめる' });

const dialog = () => page.getByRole('alertdialog');
const button = (name: string) => dialog().getByRole('button', { name });

/** An open one that tells what was answered. */
async function ask(args: object = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { Open } = composeStories({
    ...stories,
    Open: { ...stories.Open, args: { ...stories.Open.args, ...args, onConfirm, onCancel } },
  });
  await show(Open);
  await expect.element(dialog()).toBeVisible();
  return { onConfirm, onCancel };
}

test('reads its text as its description', async () => {
  await show(composed.Open);
  await expect
    .element(page.getByRole('alertdialog', { name: title }))
    .toHaveAccessibleDescription('選んだ12のコースが、お気に入りから外れます。コースの記録は残ります。');
  await show(composed.Open, { language: 'en' });
  await expect
    .element(page.getByRole('alertdialog', { name: 'Clear your favourites?' }))
    .toHaveAccessibleDescription(/^The 12 courses/);
});

test('has the safe answer first, with the focus', async () => {
  await ask();
  const all = dialog().getByRole('button').elements();
  expect(all.map((each) => each.textContent)).toEqual(['やめる', '空にする']);
  await expect.element(button('やめる')).toHaveFocus();
});

test('the Enter key on what has the focus does no harm', async () => {
  const { onConfirm, onCancel } = await ask();
  await expect.element(button('やめる')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Tab leads to the other answer, which is given with the space bar', async () => {
  const { onConfirm, onCancel } = await ask();
  await expect.element(button('やめる')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('空にする')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

test('Escape is the safe answer', async () => {
  const { onConfirm, onCancel } = await ask();
  await expect.element(button('やめる')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('cannot be left by pressing beside it', async () => {
  const { onCancel } = await ask();
  await settled();
  await userEvent.click(document.elementFromPoint(8, 8)!, { position: { x: 8, y: 8 } });
  await settled();
  await expect.element(dialog()).toBeVisible();
  expect(onCancel).not.toHaveBeenCalled();
});

test('says by a sign and a verb that something is lost', async () => {
  await show(composed.Destructive);
  await expect.element(button('記録を消す')).toBeVisible();
  expect(button('記録を消す').element().querySelector('svg')).not.toBeNull();
  await show(composed.Open);
  expect(button('空にする').element().querySelector('svg')).toBeNull();
});

test('while it is being done it says so once, stays, and does nothing', async () => {
  const said = listen();
  const { onConfirm, onCancel } = await ask({ isPending: true });
  await expect.element(button('やめる')).toHaveFocus();
  await expect.poll(() => said).toEqual(['空にしています']);
  await userEvent.keyboard('{Enter}{Escape}');
  await button('空にしています').click({ force: true });
  await settled();
  await expect.element(dialog()).toBeVisible();
  expect([onConfirm.mock.calls, onCancel.mock.calls]).toEqual([[], []]);
});
