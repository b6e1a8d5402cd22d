/** Files that are read: trees, looks, signatures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseTree, readKept, readLooks, readReviews } from '../../scripts/review/kept.ts';
import { fingerprintOf } from '../a11y/trees.ts';
import { entry, look } from './entries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokotoko-review-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe('a kept tree', () => {
  const ja = '- banner:\n  - link "とことこ東京"\n- heading "# お知らせ" [level=1]';
  const en = '- banner:\n  - link "Tokotoko Tokyo"';

  it('is read as it was written, in one language or two', () => {
    expect(parseTree(`# ja\n${ja}\n\n# en\n${en}\n`)).toEqual({ ja, en });
    expect(parseTree(`# en\n${en}\n`)).toEqual({ en });
    expect(parseTree('')).toEqual({});
  });

  it('gives the fingerprint that the accessibility run gives', () => {
    mkdirSync(path.join(folder, 'trees'));
    write('trees/画面-お知らせ-plain.yml', `# ja\n${ja}\n\n# en\n${en}\n`);
    write('looks.json', JSON.stringify({ '画面-お知らせ--plain': look, '画面-公園--plain': look }));
    const places = { looks: path.join(folder, 'looks.json'), trees: path.join(folder, 'trees') };
    expect(readKept(places)).toEqual({
      '画面-お知らせ--plain': { look, tree: fingerprintOf({ ja, en }) },
      '画面-公園--plain': { look, tree: null },
    });
  });
});

describe('signatures', () => {
  it('are read in the order of their names; other files are left alone', () => {
    write('b.json', JSON.stringify(entry({ by: 'design' })));
    write('a.json', JSON.stringify(entry()));
    write('README.md', '# Reviews');
    expect(readReviews(folder)).toEqual([entry(), entry({ by: 'design' })]);
    expect(readReviews(path.join(folder, 'nowhere'))).toEqual([]);
  });

  it('that break their schema are named', () => {
    write('a.json', JSON.stringify({ ...entry(), by: 'Taro' }));
    expect(() => readReviews(folder)).toThrow('content/reviews/a.json');
    write('a.json', '{');
    expect(() => readReviews(folder)).toThrow('content/reviews/a.json');
  });

  it('in the repository keep their shape, and so do the looks', () => {
    expect(() => [readReviews(), readLooks()]).not.toThrow();
  });
});
