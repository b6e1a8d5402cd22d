/** Turns written shops and places into rows: with what searches compare. */
import { type InstitutionKind, institutionKinds } from '../../contract/institutionKinds.ts';
import { placeOf } from '../geo/place.ts';
import type { institutionIndex, institutions } from '../institutions/institutions.table.ts';
import { openColumns } from '../institutions/openIndex.ts';
import { featureBits } from '../institutions/searchIndex.ts';
import { signsOf } from '../institutions/signs.ts';
import { lexemesOf, searchTextOf, wholeNamesOf } from '../keyword.ts';
import type { Content } from './readContent.ts';

/** A row of `institutions`. */
export type InstitutionRow = typeof institutions.$inferInsert;
export type InstitutionIndexRow = typeof institutionIndex.$inferInsert;

type Cooperation = Content['cooperation'][number];
type Sponsor = Content['sponsor'][number];
type Playground = Content['playground'][number];
/** A row of any kind. */
type Written = (Cooperation | Sponsor | Playground) & Partial<Cooperation & Sponsor & Playground>;

/** What people also call them. */
const kindWords: Record<InstitutionKind, readonly string[]> = {
  cooperation: ['協力店', 'きょうりょくてん', 'cooperation shop'],
  sponsor: ['協賛店', 'きょうさんてん', 'sponsor shop'],
  playground: ['健康遊具', 'けんこうゆうぐ', 'exercise equipment'],
};

/** Without "（見本）" and the like: nobody looks for these, and 本 (a book) would be in every name. */
const withoutSample = (text: string) => text.replace(/（見本[^）]*）$| \(sample[^)]*\)$| みほん$/, '');

/** Every column, so that rows of all kinds can be written at once. */
export function institutionRow(kind: InstitutionKind, row: Written, sortRank: number): InstitutionRow {
  const { id, name, kana, municipality, address, lat, lng, hours, checkedOn } = row;
  return {
    ...{ id, kind, name, kana, municipalityCode: municipality, address, lat, lng, hours, checkedOn, sortRank },
    phone: row.phone ?? null,
    website: row.website ?? null,
    efforts: row.efforts ?? null,
    icons: row.icons ?? [],
    saltItems: row.saltItems ?? [],
    courtesy: row.courtesy ?? null,
    courtesyFor: row.courtesyFor ?? null,
    courtesyConditions: row.courtesyConditions ?? null,
    equipment: row.equipment ?? [],
    parkId: row.park ?? null,
    surface: row.surface ?? null,
    stepFree: row.stepFree ?? null,
    toilet: row.toilet ?? null,
    shade: row.shade ?? null,
  };
}

/** Spread over the municipalities: the first of each, then the second of each. */
export function institutionRows(content: Content): InstitutionRow[] {
  const written = institutionKinds.flatMap((kind) => content[kind].map((row) => ({ kind, row })));
  const turn = new Map<string, number>();
  const inOrder = written
    .map(({ kind, row }) => {
      const key = `${kind} ${row.municipality}`;
      const nth = turn.get(key) ?? 0;
      turn.set(key, nth + 1);
      return { kind, row, order: [nth, (row.id * 7919) % 997, row.id] as const };
    })
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2]);
  return inOrder.map(({ kind, row }, index) => institutionRow(kind, row, index + 1));
}

/** What searches compare of a row: to be written whenever the row is. */
export function institutionIndexRow(
  row: InstitutionRow,
  { municipalities, equipment }: Pick<Content, 'municipalities' | 'equipment'>,
): InstitutionIndexRow {
  const { id, kind, name, kana, municipalityCode, address, efforts, courtesy, icons = [], hours, sortRank } = row;
  const town = municipalities.find(({ code }) => code === municipalityCode)!;
  const pieces = equipment.filter((one) => row.equipment?.includes(one.kind));
  const wordsOf = (texts: readonly ({ ja: string; en: string } | null | undefined)[]) =>
    texts.flatMap((text) => [text?.ja, text?.en]);
  const names = [name.ja, name.en, kana].map(withoutSample);
  const elsewhere = [
    ...wordsOf([efforts, courtesy, ...signsOf(row), ...pieces.flatMap((piece) => [piece.name, piece.trains])]),
    ...pieces.map((piece) => piece.kana),
    ...kindWords[kind],
  ];
  return {
    ...{ id, sortRank, kind: institutionKinds.indexOf(kind), municipalityCode },
    featureBits: featureBits(icons, row.equipment ?? []),
    ...openColumns(hours),
    place: placeOf(row),
    isPublic: row.isPublic ?? true,
    terms: lexemesOf(
      [
        searchTextOf(names),
        searchTextOf([...wordsOf([town.name]), town.kana, ...[address.ja, address.en].map(withoutSample)]),
        searchTextOf(elsewhere),
      ],
      { first: wholeNamesOf(names), others: [] },
    ),
  };
}
