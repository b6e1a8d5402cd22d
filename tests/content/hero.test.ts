/** The picture of the first page shows walks as they are. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heroFile, heroWalks } from '../../scripts/drawHero.ts';
import { readContent } from '../../server/content/readContent.ts';

it('the drawn walks are those of the kept routes: `node scripts/drawHero.ts` draws them anew', () => {
  expect(readFileSync(heroFile, 'utf8')).toBe(heroWalks(readContent()));
});
