import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Button.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a button with its words as name', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('button', { name: 'この条件で探す' })).toBeEnabled();
});

test.each(['{Enter}', ' '])('is pressed with the key "%s"', async (key) => {
  const onPress = vi.fn();
  const { Plain } = composeStories({ ...stories, Plain: { args: { onPress } } });
  await show(Plain);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledOnce();
});

test('shows a focus of two lines', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(page.getByRole('button').element());
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  expect(boxShadow).toContain('0px 0px 0px 3px');
});

test('says that it waits, keeps the focus and does nothing', async () => {
  const onPress = vi.fn();
  const { Pending } = composeStories({
    ...stories,
    Pending: { ...stories.Pending, args: { ...stories.Pending.args, onPress } },
  });
  await show(Pending);
  await userEvent.tab();
  const button = page.getByRole('button', { name: '探しています' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('is passed over when it is disabled', async () => {
  await show(composed.Disabled);
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toBeDisabled();
  await expect.element(page.getByRole('button')).not.toHaveFocus();
});
