/** Documents of the site search in any number for benchmarks, made of the real ones by a seed, and what is asked of them. */
import { sql } from 'drizzle-orm';
import type { SiteKind } from '../../contract/siteKinds.ts';
import type { Words } from '../../server/db/columns.ts';
import { type Db, rowsOf } from '../../server/db/database.ts';
import { readReferences } from '../../server/references.ts';
import { documentRow, pronunciationsOf } from '../../server/siteSearch/document.ts';
import { siteDocuments } from '../../server/siteSearch/siteSearch.table.ts';
import { seeded } from '../contract/seeded.ts';
import type { Case } from './cases.ts';
import { pick } from './generate.ts';

/** Of a hundred documents. */
const shares: [SiteKind, number][] = [
  ...([
    ['course', 55],
    ['news', 15],
    ['institution', 12],
    ['event', 6],
    ['park', 5],
    ['place', 4],
  ] as const),
  ...([
    ['article', 2],
    ['page', 1],
  ] as const),
].map(([kind, share]) => [kind, share]);
const kindsByShare = shares.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));

const rowsAtOnce = 500;

/** Brings the documents in `db`, with the real ones, to `size`. */
export async function growSiteTo(size: number, db: Db): Promise<void> {
  const real = rowsOf<{ kind: SiteKind; title: Words; text: Words }>(
    await db.execute(sql`select kind, title, text from site_documents order by id`),
  );
  if (real.length >= size) return;
  const ofKind = Map.groupBy(real, ({ kind }) => kind);
  const sources = (kind: SiteKind) => ofKind.get(kind) ?? ofKind.get('park')!;
  const pronunciations = pronunciationsOf((await readReferences(db)).vocabulary);
  const [index] = rowsOf<{ definition: string }>(
    await db.execute(sql`select indexdef as definition from pg_indexes where indexname = 'site_documents_terms'`),
  );
  // An index grows many times faster at once than row by row.
  await db.execute(sql`drop index site_documents_terms`);
  for (let from = real.length; from < size; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, size - from) }, (_, at) => {
      const random = seeded(from + at);
      const kind = pick(kindsByShare, random);
      const [one, other, town] = [
        pick(sources(kind), random),
        pick(sources(kind), random),
        pick(ofKind.get('place')!, random),
      ];
      return documentRow(
        {
          kind,
          key: `generated-${from + at}`,
          path: `/map/detail/${from + at}`,
          title: { ja: `${town.title.ja} ${one.title.ja}`, en: `${town.title.en} ${one.title.en}` },
          text: {
            ja: one.text.ja.slice(0, 400) + other.text.ja.slice(-300),
            en: one.text.en.slice(0, 900) + other.text.en.slice(-600),
          },
          belongsTo: [town.title.ja, town.title.en],
          rank: from + at,
        },
        pronunciations,
      );
    });
    await db.insert(siteDocuments).values(rows);
  }
  await db.execute(sql.raw(index!.definition));
  await db.execute(sql`vacuum analyze site_documents`);
}

const narrow = ['不忍池', '羽根木', 'shinobazu', 'くめがわ', '高尾山', '台風', 'cookies', '神代植物公園'];
const medium = ['上野', 'うえの', 'ueno', '隅田川', '花見', '桜', '神社', 'garden'];
/** In a third of all documents or more. */
const broad = ['公園', '駅', '川', 'park', 'station', '歩', 'えき'];

export function siteCases(): Case[] {
  const one = (name: string, words: readonly string[], more: object = {}, page?: Case['page']): Case => ({
    name: `site search, ${name}`,
    path: '/site_search',
    query: (random) => ({ q: pick(words, random), ...more }),
    page,
  });
  return [
    one('narrow', narrow),
    one('medium', medium),
    one('broad', broad),
    one('in English', ['ueno', 'shinobazu', 'cherry', 'river'], { lang: 'en' }),
    one('two words', ['上野 公園', '隅田川 橋', 'ueno park', '桜 川']),
    one('one kind', medium, { kind: 'course' }),
    one('one kind, broad', broad, { kind: 'course' }),
    one('one kind, last page', medium, { kind: 'news' }, 'last'),
    one('no hit', ['ぬぬ', 'ゑゐゑ', 'zzxx', '存在しない場所']),
    one('one wrong letter', ['parkk', 'shinjyuko', 'うえのこうえ']),
  ];
}
