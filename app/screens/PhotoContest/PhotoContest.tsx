import type { ReactNode } from 'react';
import type { Output } from '../../../contract/index.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, Loaded, LoadInput, ScreenModule } from '../../page.ts';
import { PhotoContestScreen } from './PhotoContestScreen.tsx';
import { usePhaseEnd } from './usePhaseEnd.ts';

const entriesPerPage = 24;

export interface ContestData extends Output<'GET /contest'> {
  limit_num: number;
  /** What the address asked for when there is no such page; the first one is shown instead. */
  isWrongPage: boolean;
}

export async function load({ api, query }: LoadInput): Promise<Loaded<ContestData>> {
  const id = query.get('id') || undefined;
  const pageOf = (page_num: string) => api('GET /contest', { id, page_num, limit_num: entriesPerPage });
  const found = await asked(pageOf(pageNumber(query)));
  // Instead of a page that is not there, the first one.
  const isWrongPage = !found.value;
  const contest = found.value ?? (await pageOf('1'));
  return { data: { ...contest, limit_num: entriesPerPage, isWrongPage }, status: isWrongPage ? 422 : 200 };
}

function head({ data: { contest, total, page_num, limit_num }, i18n, route }: HeadInput<ContestData>) {
  const label = contest?.name ?? route.label[i18n.lang];
  const isPresent = contest === null;
  return {
    label,
    ...(page_num > 1 && {
      title: i18n.t('titlePage', { title: label, page: page_num, pageCount: Math.ceil(total / limit_num) }),
    }),
    description: contest?.lead ?? i18n.t('photoContest:description'),
    ...(!isPresent && { canonicalQuery: `id=${contest.id}${page_num > 1 ? `&page=${page_num}` : ''}` }),
  };
}

interface ContestPageProps {
  data: ContestData;
  /** In the place of the number of likes, while votes are given. */
  likeOf?: (photo: PhotoSummary) => ReactNode;
}

export function ContestPage({ data, likeOf }: ContestPageProps) {
  usePhaseEnd(data.contest);
  return <PhotoContestScreen {...data} likeOf={likeOf} />;
}

const Screen = ({ data }: { data: ContestData }) => <ContestPage data={data} />;

export const photoContest: ScreenModule<ContestData> = { load, head, Screen };
