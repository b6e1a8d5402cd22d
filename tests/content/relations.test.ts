/** The pages about municipalities: all sixteen, about the right place, in both languages, and no project without its mark. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent, readRelations } from '../../server/content/readContent.ts';

const relations = readRelations();
const { municipalities } = readContent();

/** From the specification. */
const addresses = [
  ...['kita', 'fuchu', 'taito', 'bunkyo', 'miyake', 'sumida', 'arakawa', 'kodaira', 'akishima', 'shinjuku', 'suginami'],
  ...['kokubunji', 'katsushika', 'hinodemachi', 'higashikurume', 'higashimurayama'],
];

it('are those of the specification, each with a file and no file besides', () => {
  expect(relations.map(({ slug }) => slug).sort()).toEqual([...addresses].sort());
  const files = readdirSync(new URL('../../content/relations', import.meta.url));
  expect(files.sort()).toEqual(addresses.map((slug) => `${slug}.json`).sort());
});

describe.each(relations.map((relation) => ({ name: relation.slug, relation })))('$name', ({ relation }) => {
  const town = municipalities.find(({ slug }) => slug === relation.slug)!;

  it('is about the municipality of its address', () => {
    expect(relation.municipality).toBe(town.code);
    const kinds = { 区: 'ward', 市: 'city', 町: 'town', 村: 'village' } as Record<string, string>;
    expect(relation.kind).toBe(kinds[town.name.ja.at(-1)!]);
  });

  it('leads to its own official site, if to any', () => {
    if (relation.site === null) return;
    const { hostname, pathname } = new URL(relation.site);
    const own = town.slug.replace(/machi$/, '');
    expect(hostname).toMatch(new RegExp(`^www\\.(?:city|town|vill)\\.${own}\\.(?:tokyo|lg)\\.jp$`));
    expect(pathname).toBe('/');
  });

  it('says of its project what it could be, not that it is', () => {
    const { body } = relation.project;
    expect(body[0]!.ja).toMatch(/^たとえば、/);
    expect(body[0]!.ja).toMatch(/考えられます/);
    expect(body[0]!.en).toMatch(/^For instance, /);
    expect(body[0]!.en).toMatch(/\bcould\b/);
    const ja = body.map((each) => each.ja).join('');
    // No day, no price and no number to call: nobody shall set out for it.
    expect(ja).not.toMatch(/\d+月\d+日|\d+円|申し込み|受け付け|予約/);
  });

  it('has paragraphs, not essays', () => {
    for (const { ja, en } of [relation.lead, relation.walking, ...relation.lies, ...relation.project.body]) {
      expect(ja.length).toBeLessThanOrEqual(160);
      expect(en.length).toBeLessThanOrEqual(330);
      for (const sentence of ja.split(/(?<=。)/)) expect(sentence.length, sentence).toBeLessThanOrEqual(80);
    }
  });
});

it.each(['ja', 'en'])('the page marks the project as a sample, and so does the list (%s)', (lang) => {
  const texts = (screen: string) =>
    JSON.parse(readFileSync(new URL(`../../app/screens/${screen}/${lang}.json`, import.meta.url), 'utf8'));
  expect(texts('RelationDetail').sample).toMatch(/見本|sample/);
  expect(texts('RelationDetail').sampleText).toMatch(/確かめたものでもありません|has not confirmed it/);
  expect(texts('Relation').sample).toMatch(/実際の事業ではなく|no real project/);
});
