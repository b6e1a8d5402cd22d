import { ApiError } from '../../../contract/apiError.ts';
import type { Api } from '../../../contract/index.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import { useRecordVisit } from '../../actors/useRecordVisit.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import type { AnyInstitution, InstitutionDetailData } from './data.ts';
import { InstitutionDetailScreen } from './InstitutionDetailScreen.tsx';
import { structuredData } from './structuredData.ts';

const calls = {
  cooperation: 'GET /cooperation_detail',
  sponsor: 'GET /sponsor_detail',
  playground: 'GET /playground_detail',
} as const satisfies Record<InstitutionKind, string>;

async function detailOf(kind: InstitutionKind, id: number, api: Api): Promise<AnyInstitution> {
  const { institution } = await api(calls[kind], { id });
  return institution;
}

export async function load({ api, route, params }: LoadInput): Promise<{ data: InstitutionDetailData }> {
  // What is no id is no shop.
  if (!/^[1-9]\d{0,8}$/.test(params.id!)) throw new ApiError('E404', 'No such institution');
  const institution = await detailOf(route.props!.institution!, Number(params.id), api);
  const near = institution.courses;
  const { courses } = near.length ? await api('GET /history', { courses: near.map(({ id }) => id) }) : { courses: [] };
  return {
    data: {
      institution,
      courses: near.flatMap(({ id, off_m }) => {
        const course = courses.find((each) => each.id === id);
        return course ? [{ course, off_m }] : [];
      }),
    },
  };
}

function head({ data: { institution }, i18n: { t }, origin, path }: HeadInput<InstitutionDetailData>) {
  const { name, kind, address } = institution;
  return {
    label: name,
    description: t(`institutionDetail:description_${kind}`, { name, address }),
    // Nobody runs a sample.
    jsonLd: institution.is_sample ? [] : [structuredData(institution, origin + path)],
  };
}

export function useInstitutionVisit({ id, kind, name, municipality }: InstitutionDetailData['institution']): void {
  useRecordVisit(kind, { id, name, place: municipality.name, effort: null });
}

function Screen({ data }: { data: InstitutionDetailData }) {
  const { id, kind, name } = data.institution;
  useInstitutionVisit(data.institution);
  return <InstitutionDetailScreen {...data} favourite={<FavouriteButton kind={kind} id={id} name={name} />} />;
}

export const institutionDetail: ScreenModule<InstitutionDetailData> = { load, head, Screen };
