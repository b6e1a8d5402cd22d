import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Switcher.stories.tsx';
import { SwitcherButtons } from '../../ui/Switcher/index.ts';
import { everyStory } from './suites/everyStory.tsx';
import { linksSuite } from './suites/links.ts';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);
linksSuite({ plain: composed.Plain, name: '言語', role: 'group', names: ['日本語', 'English'], current: '日本語' });

test('names each language in its own', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
});

test('says which button is pressed, and tells the other', async () => {
  const onPress = vi.fn();
  const { Buttons } = composeStories({
    ...stories,
    Buttons: {
      render: () => (
        <SwitcherButtons
          label="文字サイズ"
          name="text_size"
          items={[
            { value: '1', label: '標準', isCurrent: true },
            { value: '2', label: '大' },
          ]}
          onPress={onPress}
        />
      ),
    },
  });
  await show(Buttons);
  await expect.element(page.getByRole('group', { name: '文字サイズ' })).toBeVisible();
  expect(document.querySelector('form')?.method).toBe('post');
  await expect.element(page.getByRole('button', { pressed: true })).toHaveTextContent('標準');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledWith('2');
});
