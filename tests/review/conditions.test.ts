import { expect, test } from 'vitest';
import { globalTypes, initialGlobals, type ToolbarGlobals } from '../../.storybook/globals.ts';
import { allConditions } from '../../stories/review/conditions.ts';

test('side by side stands every choice of every tool, but for the frame of pages', () => {
  for (const [name, { toolbar }] of Object.entries(globalTypes)) {
    if (name === 'frame') continue;
    const choices = (toolbar!.items as { value: string }[]).map(({ value }) => value);
    const shown = new Set(allConditions.map(({ globals }) => globals[name as keyof typeof globals]));
    expect([...shown].toSorted(), name).toEqual(choices.toSorted());
  }
});

test('each differs from the usual in what its words say, and none stands there twice', () => {
  const texts = allConditions.map(({ globals, width }) => JSON.stringify([globals, width]));
  expect(new Set(texts).size).toBe(texts.length);
  const { frame: _, ...usual } = initialGlobals satisfies ToolbarGlobals;
  expect(texts).toContain(JSON.stringify([usual, 1280]));
  expect(new Set(allConditions.map(({ ja }) => ja)).size).toBe(allConditions.length);
});
