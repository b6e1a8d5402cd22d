import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Select.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { fieldSuite } from './suites/field.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
fieldSuite({
  role: 'combobox',
  name: '年代',
  plain: composed.Plain,
  described: { story: composed.Described, description: 'コースをおすすめするときに使います。' },
  invalid: { story: composed.Invalid, error: '年代を選んでください。' },
  sent: { story: composed.Chosen, entries: [['age', '60']] },
});

test('is chosen with the arrow keys', async () => {
  await show(composed.Plain);
  const select = page.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(select).toHaveValue('60');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(select).toHaveValue('50');
});

test('is chosen by how it begins', async () => {
  await show(composed.Plain);
  await userEvent.tab();
  await userEvent.keyboard('50');
  await expect.element(page.getByRole('combobox')).toHaveValue('50');
});

test('names its groups', async () => {
  await show(composed.Grouped);
  expect(document.querySelectorAll('optgroup[label="区部"] option')).toHaveLength(2);
});
