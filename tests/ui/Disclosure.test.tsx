import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Disclosure.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

const content = () => page.getByText('時間、歩数、シーンで絞り込めます。');

test.each(['{Enter}', ' '])('opens and closes with the key "%s"', async (key) => {
  await show(composed.Plain);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('条件をしぼる');
  await userEvent.keyboard(key);
  await expect.element(content()).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(content()).not.toBeVisible();
});

test('closes the others of its name', async () => {
  await show(composed.OnlyOneOpen);
  const all = () => [...document.querySelectorAll('details')].map((each) => each.open);
  expect(all()).toEqual([true, false, false]);
  await userEvent.click(document.querySelectorAll('summary')[2]!);
  expect(all()).toEqual([false, false, true]);
});
