import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/Table.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is called by its caption and names its columns and rows', async () => {
  await show(composed.Plain);
  const table = page.getByRole('table', { name: '歩く時間と歩数のめやす' });
  await expect.element(table.getByRole('columnheader', { name: '距離' })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: '30分' })).toBeVisible();
});

test('shows each row as an entry where there is no room, and each cell says which column it is', async () => {
  await show(composed.Entries, { width: 360 });
  const cell = page.getByText('2.0km');
  await expect.element(cell).toBeVisible();
  expect(cell.element().closest('td')!.innerText).toContain('距離');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await show(composed.Entries, { width: 1280 });
  await expect.element(page.getByRole('rowheader', { name: '30分' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '距離' })).toBeVisible();
});

test('gives a short column as much room as one of long sentences', async () => {
  await show(composed.Sentences, { width: 1280 });
  const widths = page
    .getByRole('columnheader')
    .elements()
    .map((header) => Math.round(header.getBoundingClientRect().width));
  expect(widths).toHaveLength(3);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  await show(composed.Sentences, { width: 1000 });
  expect(page.getByText('毎回').first().element().closest('td')!.innerText).toContain('いつ');
});

test('keeps its name where the caption is hidden', async () => {
  await show(composed.CaptionHidden);
  await expect.element(page.getByRole('table', { name: '歩く時間と歩数のめやす' })).toBeVisible();
});

test('is no stop for the Tab key as long as it fits', async () => {
  await show(composed.Plain);
  expect(page.getByRole('region').query()).toBeNull();
});

test('can be scrolled with the keyboard when it does not fit', async () => {
  await show(composed.WiderThanItsPlace);
  const place = page.getByRole('region', { name: '歩く時間と歩数のめやす' });
  await userEvent.tab();
  await expect.element(place).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => place.element().scrollLeft).toBeGreaterThan(0);
});
