import type { Check } from '../check.ts';
import { look, withStyle } from './support.ts';
import { newlyLost, textLayout } from './textLayout.ts';

/** The four values of the criterion. */
const overrides = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

export const textSpacing: Check = {
  id: 'text-spacing',
  criteria: ['1.4.12'],
  name: { ja: '文字と行の間隔を広げたときの欠け', en: 'text lost with wider spacing' },
  kinds: ['page', 'story'],
  when: 'language',
  run: async (page) => {
    const before = await textLayout(page);
    return withStyle(page, overrides, async () => {
      await look(page, ({ frames }) => frames());
      return newlyLost(before, await textLayout(page));
    });
  },
};
