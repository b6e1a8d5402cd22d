import type {
  CooperationDetail,
  InstitutionDetail,
  InstitutionSummary,
  institutionEndpoints,
  OpeningHours,
  PlaygroundDetail,
  SponsorDetail,
} from '../../contract/institutions.ts';
import type { Language } from '../../contract/values.ts';
import type { Context, Handlers } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import type { References } from '../references.ts';
import { type CalendarDay, daysAround, daysFrom, type Hours, holidaysOf, weekOf } from './hours.ts';
import { closedInWords, hoursInWords } from './hoursInWords.ts';
import { coursesPassing, type DetailRow, institutionById } from './institutions.queries.ts';
import { type FoundRow, searchInstitutions } from './search.ts';

const toHours = (hours: Hours, lang: Language, days: readonly CalendarDay[]): OpeningHours => ({
  kind: hours.kind,
  week: weekOf(hours),
  holidays: holidaysOf(hours),
  words: hoursInWords(hours, lang),
  closed: closedInWords(hours, lang),
  is_irregular: hours.kind === 'weekly' && hours.closed?.irregular === true,
  days: daysFrom(hours, days),
});

/** What every row is told with. */
interface Told {
  references: References;
  lang: Language;
  days: readonly CalendarDay[];
}
export const toldWith = ({ references, now }: Pick<Context, 'references' | 'now'>, lang: Language): Told => ({
  ...{ references, lang, days: daysAround(now()) },
});
type Passing = Awaited<ReturnType<typeof coursesPassing>>;

export function toSummary(row: FoundRow, { references, lang, days }: Told): InstitutionSummary {
  const { id, kind, name, kana, address, lat, lng, icons, equipment, courtesy, isSample } = row;
  return {
    ...{ id, kind, name: name[lang], name_ja: name.ja, kana },
    municipality: municipalityOf(row.municipalityCode, references, lang),
    ...{ address: address[lang], lat, lng, icons, equipment },
    courtesy: courtesy?.[lang] ?? null,
    hours: toHours(row.hours, lang, days),
    is_sample: isSample,
    ...(row.fromHereM === undefined ? {} : { distance_from_here_m: row.fromHereM }),
    ...(row.beside && { beside_course: row.beside }),
  };
}

const shared = (row: DetailRow, passing: Passing, told: Told): InstitutionDetail => ({
  ...toSummary(row, told),
  ...{ phone: row.phone, website: row.website, efforts: row.efforts?.[told.lang] ?? null },
  courses: passing.map(({ id, name, minutes, distanceM, offM }) => ({
    ...{ id, name: name[told.lang], minutes, distance_m: distanceM, off_m: offM },
  })),
  checked_on: row.checkedOn,
});

const confirmed = (fact: boolean | null) => (fact === null ? 'unknown' : fact ? 'yes' : 'no');

export const toCooperation = (row: DetailRow, passing: Passing, told: Told): CooperationDetail => ({
  ...shared(row, passing, told),
  kind: 'cooperation',
  salt_items: row.saltItems,
});

export const toSponsor = (row: DetailRow, passing: Passing, told: Told): SponsorDetail => ({
  ...shared(row, passing, told),
  kind: 'sponsor',
  courtesy_for: row.courtesyFor?.[told.lang] ?? '',
  courtesy_conditions: row.courtesyConditions?.[told.lang] ?? null,
});

export const toPlayground = (row: DetailRow, passing: Passing, told: Told): PlaygroundDetail => ({
  ...shared(row, passing, told),
  kind: 'playground',
  park: row.park && { id: row.park.id, name: row.park.name[told.lang] },
  pieces: row.equipment.flatMap((kind) => {
    const piece = told.references.equipmentByKind.get(kind);
    return piece
      ? [{ kind, name: piece.name[told.lang], trains: piece.trains[told.lang], use: piece.use[told.lang] }]
      : [];
  }),
  surface: row.surface,
  step_free: confirmed(row.stepFree),
  toilet: confirmed(row.toilet),
  shade: confirmed(row.shade),
});

export const institutionHandlers: Handlers<keyof typeof institutionEndpoints> = {
  'GET /institutions': async (input, context) => {
    const { rows, total, course } = await searchInstitutions(input, context);
    const { lang, page_num, limit_num } = input;
    const told = toldWith(context, lang);
    return {
      institutions: rows.map((row) => toSummary(row, told)),
      ...{ total, page_num, limit_num },
      course: course && { id: course.id, name: course.name[lang] },
    };
  },
  'GET /cooperation_detail': async ({ id, lang }, context) => {
    const row = await institutionById(id, 'cooperation', context);
    return { institution: toCooperation(row, await coursesPassing(row, context), toldWith(context, lang)) };
  },
  'GET /sponsor_detail': async ({ id, lang }, context) => {
    const row = await institutionById(id, 'sponsor', context);
    return { institution: toSponsor(row, await coursesPassing(row, context), toldWith(context, lang)) };
  },
  'GET /playground_detail': async ({ id, lang }, context) => {
    const row = await institutionById(id, 'playground', context);
    return { institution: toPlayground(row, await coursesPassing(row, context), toldWith(context, lang)) };
  },
};
