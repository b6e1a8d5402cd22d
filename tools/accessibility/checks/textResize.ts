import type { Check, Finding } from '../check.ts';
import { leavingItFresh, look } from './support.ts';
import { newlyLost, textLayout } from './textLayout.ts';

/** A size may grow less than the default one where the narrower layout sets a smaller one; less than this is no growing. */
const least = 1.5;

/** The reader's own default size in the browser, twice the usual one: it moves rem, percentages and media queries alike. */
export const textResize: Check = {
  id: 'text-resize',
  criteria: ['1.4.4'],
  name: { ja: '既定の文字を2倍にしたときの大きさと欠け', en: 'text at twice the default size' },
  kinds: ['page', 'story'],
  when: 'language',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const before = await textLayout(page);
      const session = await page.context().newCDPSession(page);
      try {
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await look(page, ({ frames }) => frames());
        const after = await textLayout(page);
        const same: Finding[] = Object.entries(after.sizes)
          .filter(([target, size]) => before.sizes[target] !== undefined && size < before.sizes[target] * least)
          .map(([target, size]) => ({
            message:
              size <= before.sizes[target]! + 0.5
                ? `text stays at ${size} px`
                : `text grows from ${before.sizes[target]} to ${size} px only`,
            target,
          }));
        return [...same, ...newlyLost(before, after)];
      } finally {
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
        await session.detach();
      }
    }),
};
