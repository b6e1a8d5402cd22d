import { beyondLastPage, notFound } from '../../contract/apiError.ts';
import type { ContestEdition, contestEndpoints } from '../../contract/contest.ts';
import { contestEntriesMax } from '../../contract/photoRules.ts';
import type { Language } from '../../contract/values.ts';
import { type Context, type Handlers, japaneseDay } from '../context.ts';
import { photosByIds } from '../photos/photos.queries.ts';
import { toPhotoSummary } from '../photos/summary.ts';
import { resultsOf } from './contest.queries.ts';
import { countDueVotes } from './countVotes.ts';
import { type EditionNow, editionsAt, entriesInOrder, entriesOf, openEdition, presentEdition } from './editions.ts';

const toEdition = ({ edition, dates, moment }: EditionNow, entries: number, lang: Language): ContestEdition => ({
  ...{ id: edition.id, name: edition.name[lang], lead: edition.lead[lang], phase: moment.phase, dates, entries },
  next_phase_at: moment.nextPhaseAt?.toISOString() ?? null,
  rules: edition.rules.map((rule) => rule[lang]),
  prizes: edition.prizes.map(({ rank, what }) => ({ rank: rank[lang], what: what[lang] })),
  exhibition_place: edition.exhibitionPlace?.[lang] ?? null,
  is_sample: edition.isSample,
});

/** Published entries from the voting on. @param ids all of them, in the order of the day @throws E422 for a page beyond the last */
async function entriesPage(
  { moment }: EditionNow,
  { page_num, limit_num, lang }: { page_num: number; limit_num: number; lang: Language },
  ids: readonly number[],
  { db, references }: Context,
) {
  const shown = moment.showsEntries ? ids : [];
  if (page_num > Math.max(1, Math.ceil(shown.length / limit_num))) throw beyondLastPage();
  const rows = await photosByIds(db, shown.slice((page_num - 1) * limit_num, page_num * limit_num));
  return { entries: rows.map((row) => toPhotoSummary(row, references, lang)), total: shown.length, page_num };
}

/** The winners, once they are announced. A photo that is not published any more is not shown. */
async function resultsAfter({ edition, moment }: EditionNow, lang: Language, { db, references }: Context) {
  if (!moment.showsResults) return [];
  const results = await resultsOf(db, edition.id);
  const ids = results.flatMap(({ photoId }) => photoId ?? []);
  const rows = new Map((await photosByIds(db, ids)).map((row) => [row.id, row]));
  return results.map(({ photoId, rank, votes, title }) => {
    const row = photoId === null ? undefined : rows.get(photoId);
    return { rank, votes, title, photo: row ? toPhotoSummary(row, references, lang) : null };
  });
}

export const contestHandlers: Handlers<keyof typeof contestEndpoints> = {
  'GET /contest': async ({ id, lang, ...page }, context) => {
    const { db, now } = context;
    const editions = await editionsAt(db, now());
    const asked = id === undefined ? presentEdition(editions) : editions.find(({ edition }) => edition.id === id);
    const all = editions.map(({ edition, moment }) => ({
      ...{ id: edition.id, name: edition.name[lang], phase: moment.phase },
    }));
    if (asked === null) {
      if (page.page_num > 1) throw beyondLastPage();
      return { contest: null, editions: all, entries: [], total: 0, page_num: 1, results: [] };
    }
    if (!asked) throw notFound('contest');
    if (asked.moment.isVotingOver && !asked.edition.isCounted) await countDueVotes(context);
    const entries = await entriesInOrder(context, asked.edition.id, japaneseDay(now()));
    return {
      ...{ contest: toEdition(asked, entries.length, lang), editions: all },
      ...(await entriesPage(asked, { ...page, lang }, entries, context)),
      results: await resultsAfter(asked, lang, context),
    };
  },
  'GET /contest_check': async ({ lang }, { db, now, session }) => {
    const open = await openEdition(db, now());
    if (!open) return { contest: null, entries: 0, limit: contestEntriesMax };
    const { edition, dates } = open;
    return {
      contest: { id: edition.id, name: edition.name[lang], dates },
      entries: await entriesOf(db, session.memberId, edition.id),
      limit: contestEntriesMax,
    };
  },
};
