import type {
  InstitutionDetail,
  InstitutionSummary,
  institutionEndpoints,
  OpeningHours,
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
  days: daysFrom(hours, days),
});

function toSummary(
  row: FoundRow,
  { references, lang, days }: { references: References; lang: Language; days: readonly CalendarDay[] },
): InstitutionSummary {
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

async function toDetail(row: DetailRow, context: Context, lang: Language): Promise<InstitutionDetail> {
  const passing = await coursesPassing(row, context);
  return {
    ...toSummary(row, { references: context.references, lang, days: daysAround(context.now()) }),
    ...{ phone: row.phone, website: row.website, efforts: row.efforts?.[lang] ?? null },
    courses: passing.map(({ id, name, minutes, distanceM, offM }) => ({
      ...{ id, name: name[lang], minutes, distance_m: distanceM, off_m: offM },
    })),
    checked_on: row.checkedOn,
  };
}

const confirmed = (fact: boolean | null) => (fact === null ? 'unknown' : fact ? 'yes' : 'no');

export const institutionHandlers: Handlers<keyof typeof institutionEndpoints> = {
  'GET /institutions': async (input, context) => {
    const { rows, total, course } = await searchInstitutions(input, context);
    const { lang, page_num, limit_num } = input;
    const told = { references: context.references, lang, days: daysAround(context.now()) };
    return {
      institutions: rows.map((row) => toSummary(row, told)),
      ...{ total, page_num, limit_num },
      course: course && { id: course.id, name: course.name[lang] },
    };
  },
  'GET /cooperation_detail': async ({ id, lang }, context) => {
    const row = await institutionById(id, 'cooperation', context);
    return {
      institution: { ...(await toDetail(row, context, lang)), kind: 'cooperation', salt_items: row.saltItems },
    };
  },
  'GET /sponsor_detail': async ({ id, lang }, context) => {
    const row = await institutionById(id, 'sponsor', context);
    return {
      institution: {
        ...(await toDetail(row, context, lang)),
        kind: 'sponsor',
        courtesy_for: row.courtesyFor?.[lang] ?? '',
        courtesy_conditions: row.courtesyConditions?.[lang] ?? null,
      },
    };
  },
  'GET /playground_detail': async ({ id, lang }, context) => {
    const row = await institutionById(id, 'playground', context);
    const { equipmentByKind } = context.references;
    return {
      institution: {
        ...(await toDetail(row, context, lang)),
        kind: 'playground',
        park: row.park && { id: row.park.id, name: row.park.name[lang] },
        pieces: row.equipment.flatMap((kind) => {
          const piece = equipmentByKind.get(kind);
          return piece ? [{ kind, name: piece.name[lang], trains: piece.trains[lang], use: piece.use[lang] }] : [];
        }),
        surface: row.surface,
        step_free: confirmed(row.stepFree),
        toilet: confirmed(row.toilet),
        shade: confirmed(row.shade),
      },
    };
  },
};
