import { ApiError } from '../../../contract/apiError.ts';
import type { CourseSummary } from '../../../contract/courses.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type RelationDetailData, RelationDetailScreen, type TownCourse } from './RelationDetailScreen.tsx';
import { relationOf } from './relations.ts';

/** The most that the API gives at once; no municipality has as many. */
const most = 100;

const toTownCourse = ({ id, name, minutes, distance_m, steps, status }: CourseSummary): TownCourse => ({
  ...{ id, name, minutes, distance_m, steps, status },
});

async function load({ api, params, lang }: LoadInput) {
  const slug = params.municipality!;
  const [relation, { municipalities }] = await Promise.all([relationOf(slug, lang), api('GET /get_municipalities')]);
  const town = municipalities.find((each) => each.slug === slug);
  if (!relation || !town) throw new ApiError('E404', 'No page about this municipality');
  const municipality = [slug];
  const [{ courses, total }, { parks }] = await Promise.all([
    api('GET /search', { municipality, limit_num: most }),
    api('GET /park', { municipality }),
  ]);
  const own = courses.filter((course) => course.municipality.slug === slug);
  const data: RelationDetailData = {
    ...{ relation, town: { slug, name: town.name, kana: town.kana, area: town.area }, total },
    own: own.map((course) => ({ ...toTownCourse(course), line: course.line })),
    passing: courses.filter((course) => !own.includes(course)).map(toTownCourse),
    tint: own[0]?.scenes[0]?.slug ?? 'park',
    parks: parks.map(({ id, name, description }) => ({ id, name, description })),
  };
  return { data };
}

function head({ i18n: { t, lang }, route, data: { town, relation } }: HeadInput<RelationDetailData>) {
  const label = t('relationDetail:title', { name: town.name });
  return { label, title: `${label} - ${route.label[lang]}`, description: relation.lead };
}

export const relationDetail: ScreenModule<RelationDetailData> = {
  load,
  head,
  Screen: ({ data }) => <RelationDetailScreen {...data} />,
};
