import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from '../../stories/ui/Footpath.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is decoration that forced colours and print keep', async () => {
  await show(composed.Plain);
  const path = document.querySelector('[aria-hidden="true"]')!;
  const { forcedColorAdjust, printColorAdjust } = getComputedStyle(path) as CSSStyleDeclaration & {
    forcedColorAdjust: string;
  };
  expect([forcedColorAdjust, printColorAdjust]).toEqual(['none', 'exact']);
});
