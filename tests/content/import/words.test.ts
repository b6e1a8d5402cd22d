/** Tables, pages and faults use the same words. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import enFaults from '../../../app/i18n/en/importFault.json';
import enInstitution from '../../../app/i18n/en/institution.json';
import enNews from '../../../app/i18n/en/news.json';
import { base as baseEn } from '../../../app/i18n/en.ts';
import { createI18n } from '../../../app/i18n/i18n.ts';
import jaFaults from '../../../app/i18n/ja/importFault.json';
import jaInstitution from '../../../app/i18n/ja/institution.json';
import jaNews from '../../../app/i18n/ja/news.json';
import { base as baseJa } from '../../../app/i18n/ja.ts';
import enSearch from '../../../app/screens/CourseSearch/en.json';
import jaSearch from '../../../app/screens/CourseSearch/ja.json';
import enDetail from '../../../app/screens/InstitutionDetail/en.json';
import jaDetail from '../../../app/screens/InstitutionDetail/ja.json';
import { importFaultInWords } from '../../../app/staff/importFaultWords.ts';
import { courseCategories, sceneSlugs } from '../../../contract/bands.ts';
import { importFaultKinds, importKinds } from '../../../contract/importFaults.ts';
import { equipmentKinds, saltItems, shopIcons, surfaces } from '../../../contract/institutionKinds.ts';
import { forms } from '../../../server/import/kinds.ts';
import { choices } from '../../../server/import/words.ts';

type Table = Record<string, string>;
const inBoth = (ja: Table, en: Table, codes: readonly string[], key: (code: string) => string) =>
  Object.fromEntries(codes.map((code) => [code, { ja: ja[key(code)], en: en[key(code)] }]));

describe('choices', () => {
  it('are called as on pages', () => {
    expect(choices.icon).toEqual(inBoth(jaInstitution, enInstitution, shopIcons, (code) => `${code}Icon`));
    expect(choices.equipment).toEqual(
      inBoth(jaInstitution, enInstitution, equipmentKinds, (code) => `equipment_${code}`),
    );
    expect(choices.surface).toEqual(inBoth(jaDetail, enDetail, surfaces, (code) => `surface_${code}`));
    expect(choices.category).toEqual(inBoth(jaSearch, enSearch, courseCategories, (code) => `category_${code}`));
    expect(choices.news).toEqual(inBoth(jaNews, enNews, ['notice', 'update', 'safety'], (code) => `category_${code}`));
    expect(Object.keys(choices.salt)).toEqual(saltItems);
    expect(Object.keys(choices.scene).toSorted()).toEqual([...sceneSlugs].toSorted());
  });

  it('mean one thing each', () => {
    for (const [name, of] of Object.entries(choices)) {
      const all = Object.values(of as Record<string, { ja: string; en: string }>).flatMap(({ ja, en }) => [
        ...new Set([ja, en]),
      ]);
      expect(all, name).toEqual([...new Set(all)]);
    }
  });
});

describe('columns', () => {
  it.each(importKinds)('of %s have a name of their own each', (kind) => {
    const names = forms[kind].columns.flatMap(({ key, name }) => [...new Set([key, name.ja, name.en])]);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(importKinds)('of %s stand in the page for those who fill them in', (kind) => {
    const page = readFileSync('docs/how-to/import-content.md', 'utf8');
    const missing = forms[kind].columns.filter(
      ({ name }) => !page.includes(`| ${name.ja} |`) || !page.includes(`| ${name.en} |`),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });
});

describe('faults', () => {
  const [ja, en] = [
    createI18n('ja', { ...baseJa, importFault: jaFaults }),
    createI18n('en', { ...baseEn, importFault: enFaults }),
  ];

  it('have words for every kind, with nothing left to fill in', () => {
    for (const { t } of [ja, en])
      for (const kind of importFaultKinds) {
        const said = importFaultInWords({ row: 3, column: 'A', kind, value: 'given', example: 'could be' }, t);
        expect(said).not.toMatch(/\{\{|importFault/);
        expect(said).toContain('A');
      }
  });

  it('say where, what and what could stand there', () => {
    const fault = { row: 3, column: '緯度', kind: 'number', value: 'x', example: '35.6738' } as const;
    expect(importFaultInWords(fault, ja.t)).toBe('3行目の「緯度」：「x」は、数字として読めません。例：35.6738');
    expect(importFaultInWords({ ...fault, column: 'Latitude' }, en.t)).toBe(
      'Row 3, “Latitude”: “x” is not a number. Example: 35.6738',
    );
    expect(importFaultInWords({ ...fault, kind: 'empty', row: null, column: null }, en.t)).toBe('The file is empty.');
  });

  it('are each said somewhere', () => {
    const files = readdirSync('server/import').map((file) => `server/import/${file}`);
    const source = [...files, 'server/revisions/importRevisions.ts'].map((file) => readFileSync(file, 'utf8')).join();
    expect(importFaultKinds.filter((kind) => !source.includes(`'${kind}'`))).toEqual([]);
  });
});
