/** What is written is read back, whatever stands in it. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../contract/importFaults.ts';
import { jsonSchemaOf } from '../../../server/import/kinds.ts';
import { templateOf, toCsv } from '../../../server/import/template.ts';
import { weekdays, weekOrder } from '../../../server/institutions/hours.ts';
import { faultsOf, read, readObjects, samples } from './support.ts';

describe.each(importKinds)('%s', (kind) => {
  const own = samples[kind];

  it('is read from the files of this repository as it stands there', async () => {
    const { items, faults } = await readObjects(kind, ...own);
    expect(faults).toEqual([]);
    expect(items).toEqual(own.map((source, at) => ({ row: at + 1, id: source.id, source })));
  });

  it.each(['ja', 'en'] as const)('comes back from a table in %s', async (lang) => {
    const { items, faults } = await read(
      kind,
      toCsv(
        kind,
        own.map((source) => ({ source })),
        lang,
      ),
    );
    expect(faults).toEqual([]);
    expect(items.map(({ source }) => source)).toEqual(own);
  });

  it('has a template whose header fits and whose sample is not taken in', async () => {
    for (const lang of ['ja', 'en'] as const)
      expect(await faultsOf(read(kind, templateOf(kind, lang)))).toEqual(['- - noItems']);
  });

  it('has a template whose sample could be taken in', async () => {
    for (const lang of ['ja', 'en'] as const) {
      const [header = '', ...rows] = templateOf(kind, lang).trim().split('\r\n');
      const unmarked = rows.map((row) => row.replace(/^[^,]+/, ''));
      // A course needs three points; the sample shows how to write one.
      const wanted = kind === 'course' ? expect.arrayContaining([expect.stringContaining('tooFew')]) : [];
      expect(await faultsOf(read(kind, [header, ...unmarked].join('\r\n')))).toEqual(wanted);
    }
  });

  it('is a new thing without an id', async () => {
    const [{ id: _, ...source } = { id: 0 }] = own;
    for (const given of [source, { ...source, id: null }])
      expect((await readObjects(kind, given)).items).toEqual([{ row: 1, id: null, source }]);
  });

  it('has a JSON Schema that says what it has', () => {
    const schema = jsonSchemaOf(kind);
    expect(JSON.stringify(schema)).toBe(JSON.stringify(jsonSchemaOf(kind)));
    const { thing } = schema.$defs as {
      thing: { properties: object; required: string[]; additionalProperties: boolean };
    };
    expect(thing.additionalProperties).toBe(false);
    expect(Object.keys(thing.properties)).toEqual(expect.arrayContaining(own.flatMap((each) => Object.keys(each))));
    for (const source of own) expect(Object.keys(source)).toEqual(expect.arrayContaining(thing.required));
    expect(thing.required).not.toContain('id');
  });
});

const word = fc
  .string({
    minLength: 1,
    maxLength: 12,
    unit: fc.constantFrom(...'あア漢aZ0 \n,;"\'=+-@＝、「」()|\t'.split(''), '🚶', '👪🏽'),
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const words = fc.record({ ja: word, en: word });

describe('whatever words it has', () => {
  it('a link comes back', async () => {
    const link = fc.record({
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
      title: words,
      description: words,
      url: fc.constant('https://example.jp/'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(link, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
        fc.constantFrom('ja' as const, 'en' as const),
        async (links, lang) => {
          const table = toCsv(
            'link',
            links.map((source) => ({ source })),
            lang,
          );
          expect((await read('link', table)).items.map(({ source }) => source)).toEqual(links);
          // No cell that a spreadsheet would run.
          const cells: string[][] = parse(table, { bom: true });
          expect(cells.flat().filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Periods in order, the second and last cut out of the first by chance. */
const periods = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 6 })
  .map((minutes) => minutes.toSorted((a, b) => a - b))
  .chain((minutes) =>
    fc.boolean().map((hasLast) =>
      minutes.flatMap((from, at) => {
        const to = minutes[at + 1];
        if (at % 2 || to === undefined) return [];
        return [hasLast ? [time(from), time(to), time(to)] : [time(from), time(to)]];
      }),
    ),
  );
const monthDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2000-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(5, 10));

/** As the reader writes them: days with the same hours together, Monday first. */
const weekly = fc
  .record({
    days: fc
      .array(fc.option(periods, { nil: undefined }), { minLength: 7, maxLength: 7 })
      .filter((days) => days.some((day) => day)),
    holidays: fc.option(fc.oneof(periods, fc.constant([])), { nil: undefined }),
    nth: fc.array(fc.record({ nth: fc.constantFrom(1, 2, 3, 4, 5, 'last') }), { maxLength: 2 }),
    dates: fc.array(fc.record({ from: monthDay, to: monthDay }), { maxLength: 2 }),
    isIrregular: fc.boolean(),
  })
  .map(({ days, holidays, nth, dates, isIrregular }) => {
    const week: { days: string[]; periods: string[][] }[] = [];
    for (const index of weekOrder) {
      const own = days[index];
      if (!own) continue;
      const same = week.find((rule) => JSON.stringify(rule.periods) === JSON.stringify(own));
      if (same) same.days.push(weekdays[index]!);
      else week.push({ days: [weekdays[index]!], periods: own });
    }
    const closed = {
      ...(nth.length ? { nth: nth.map((each) => ({ ...each, day: week[0]!.days[0] })) } : {}),
      ...(dates.length ? { dates } : {}),
      ...(isIrregular ? { irregular: true } : {}),
    };
    return {
      kind: 'weekly',
      week,
      ...(holidays ? { holidays } : {}),
      ...(Object.keys(closed).length ? { closed } : {}),
    };
  });

describe('whatever hours it has', () => {
  it('a shop comes back', async () => {
    const hours = fc.oneof(
      { weight: 8, arbitrary: weekly },
      fc.constant({ kind: 'always' }),
      fc.constant({ kind: 'unknown' }),
    );
    await fc.assert(
      fc.asyncProperty(hours, fc.constantFrom('ja' as const, 'en' as const), async (own, lang) => {
        const shop = { ...samples.sponsor[0]!, hours: own };
        const { items, faults } = await read('sponsor', toCsv('sponsor', [{ source: shop }], lang));
        expect(faults).toEqual([]);
        expect(items[0]?.source).toEqual(shop);
      }),
      { numRuns: 100 },
    );
  });
});
