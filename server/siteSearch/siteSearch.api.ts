import { beyondLastPage, refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { type SiteKind, siteKinds } from '../../contract/siteKinds.ts';
import type { SiteGroup } from '../../contract/siteSearch.ts';
import { type Context, type Handlers, japaneseDay } from '../context.ts';
import { type KeywordTerm, termsOf } from '../keyword.ts';
import { closestWords, otherReadings } from '../search/understand.ts';
import { excerptOf, marksOf, termsToMark } from './excerpt.ts';
import { refreshSite } from './refresh.ts';
import { countsByKind, documentsByIds, firstOfEach, pageOfKind } from './siteSearch.queries.ts';

type Input = ParsedInput<'GET /site_search'>;
interface FoundGroup {
  kind: SiteKind;
  total: number;
  ids: number[];
}

/** Of each kind, where all kinds are asked for. */
const firstFew = 3;
const closestAtMost = 5;

async function find(words: KeywordTerm[][], input: Input, { db, now }: Context): Promise<FoundGroup[]> {
  if (!words.length) return [];
  const { kind, page_num, limit_num } = input;
  const day = japaneseDay(now());
  if (kind) {
    const page = { day, skip: (page_num - 1) * limit_num, take: limit_num };
    const { total, ids } = await pageOfKind(words, kind, page, db);
    return total ? [{ kind, total, ids }] : [];
  }
  const counts = await countsByKind(words, day, db);
  const first = await firstOfEach(counts, { words, day, take: firstFew }, db);
  return siteKinds.flatMap((each) => {
    const ofKind = counts.get(each);
    return ofKind ? [{ kind: each, total: ofKind.reduce((sum, count) => sum + count, 0), ids: first.get(each)! }] : [];
  });
}

/** Titles and excerpts, with the words marked. */
async function shown(
  groups: FoundGroup[],
  words: KeywordTerm[][],
  { lang }: Input,
  context: Context,
): Promise<SiteGroup[]> {
  const terms = termsToMark(words, context.references.vocabulary);
  const documents = await documentsByIds(
    groups.flatMap(({ ids }) => ids),
    lang,
    context.db,
  );
  return groups.map(({ kind, total, ids }) => ({
    kind,
    total,
    results: ids.flatMap((id) => {
      const document = documents.get(id);
      // It went between the two queries.
      if (!document) return [];
      const { title, text, date, path, courseStatus: course_status } = document;
      const { excerpt, marks } = excerptOf(text, terms, lang);
      return [{ title, title_marks: marksOf(title, terms), excerpt, excerpt_marks: marks, date, path, course_status }];
    }),
  }));
}

export const siteSearchHandlers: Handlers<'GET /site_search'> = {
  'GET /site_search': async (input, context) => {
    const { q, kind, page_num, limit_num } = input;
    if (!q.trim()) throw refused('q', 'required');
    if (!kind && page_num > 1) throw beyondLastPage();
    await refreshSite(context.db);
    const { synonyms, vocabulary } = context.references;
    let searchedFor: string | null = null;
    let words = termsOf(q, synonyms);
    let groups = await find(words, input, context);
    if (!groups.length)
      for (const other of otherReadings(q, vocabulary)) {
        words = termsOf(other, synonyms);
        groups = await find(words, input, context);
        if (!groups.length) continue;
        searchedFor = other;
        break;
      }
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    if (kind && page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
    return {
      groups: await shown(groups, words, input, context),
      ...{ total, page_num, limit_num, searched_for: searchedFor },
      closest: groups.length ? [] : closestWords(q, vocabulary, closestAtMost),
    };
  },
};
