/** The course of a photo: searched for and chosen by keyboard. */
import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/PhotoUpload.stories.tsx';
import { toWords } from '../../stories/screens/photoUploadPlay.ts';
import { show } from './suites/show.ts';

/** Up to the words: what is typed comes from the browser's own keyboard. */
const AtWords = composeStory(
  { ...stories.Courses, play: async (context) => void (await toWords(context)) },
  stories.default,
);

test('an arrow chooses the next one, and the focus goes with it', async () => {
  await show(AtWords);
  await userEvent.type(page.getByRole('textbox', { name: 'コースの名前' }), '上野{Enter}');
  const radios = page.getByRole('radiogroup', { name: 'コースを選ぶ' }).getByRole('radio');
  await expect.poll(() => radios.elements().length).toBeGreaterThan(2);
  const order = () => radios.elements().map((radio) => (radio as HTMLInputElement).value);
  const before = order();
  (radios.elements()[0] as HTMLInputElement).focus();
  for (const at of [1, 2]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe(before[at]);
    await expect.element(radios.nth(at)).toBeChecked();
  }
  expect(order()).toEqual(before);
  // Choosing one leaves as many found as there were.
  expect(document.querySelector('#course')!.textContent).toContain(`${before.length}件のコースが見つかりました。`);
});
