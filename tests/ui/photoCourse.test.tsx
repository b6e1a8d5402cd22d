/** The course of a photo: chosen by keyboard among those that were found. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/PhotoUpload.stories.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);

test('an arrow chooses the next one, and the focus goes with it', async () => {
  await show(composed.Courses);
  const radios = page.getByRole('radiogroup', { name: 'コースを選ぶ' }).getByRole('radio');
  const order = () => radios.elements().map((radio) => (radio as HTMLInputElement).value);
  const before = order();
  (radios.elements()[0] as HTMLInputElement).focus();
  for (const at of [1, 2]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe(before[at]);
    await expect.element(radios.nth(at)).toBeChecked();
  }
  expect(order()).toEqual(before);
});
