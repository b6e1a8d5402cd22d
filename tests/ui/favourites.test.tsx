/** The list of a member's favourites: taken off and put back in its place, also by forms, and what a device brings along. */
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/screens/Favourites.stories.tsx';
import { listen } from './suites/announced.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
const removals = () => page.getByRole('button', { name: /をお気に入りから外す$/ });

test('lists every kind under its heading, and says of an empty one where more is found', async () => {
  await show(composed.Full);
  await expect.poll(() => removals().elements().length).toBe(12 + 3 * 2);
  await show(composed.Few);
  await expect.element(page.getByText('お気に入りの協賛店は、まだありません。')).toBeVisible();
  for (const name of ['コース', '健康づくり協力店', '協賛店', '健康遊具'])
    await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
});

test('one that is taken off keeps its place and comes back there, with the focus', async () => {
  await show(composed.Few);
  const names = removals()
    .elements()
    .map((element) => element.textContent);
  const said = listen();
  removals().nth(1).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '元にもどす' })).toHaveFocus();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^「.+」をお気に入りから外しました。$/)]);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() =>
      removals()
        .elements()
        .map((element) => element.textContent),
    )
    .toEqual(names);
  await expect.element(removals().nth(1)).toHaveFocus();
});

test('each entry is a form that says what it takes off, and the way back says where it was', async () => {
  await show(composed.Few);
  const valuesOf = (element: Element) => Object.fromEntries(new FormData(element.closest('form')!));
  expect(valuesOf(removals().nth(1).element())).toEqual({ intent: 'remove', kind: 'course', id: '401', at: '1' });
  await show(composed.RemovedByForm);
  expect(valuesOf(page.getByRole('button', { name: '元にもどす' }).element())).toEqual({
    ...{ intent: 'undo', kind: 'course', id: '123', at: '1' },
  });
});

test('what is public no more is named by its number and can be taken off', async () => {
  await show(composed.Gone);
  await expect.element(page.getByText('コース（番号101）').first()).toBeVisible();
  await expect.element(page.getByText('いまは公開していません。').first()).toBeVisible();
});

test('favourites of the device are moved, and that is said', async () => {
  const said = listen();
  await show(composed.Moved);
  await expect
    .poll(() => said.filter((words) => words.includes('移しました')))
    .toEqual(['この端末に残していたお気に入り2件を、ここに移しました。']);
});
