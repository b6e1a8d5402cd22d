import { unauthorised } from '../../../contract/apiError.ts';
import type { PreviewProblem, PreviewRefusal } from '../../../contract/previews.ts';
import type { HeadInput, Loaded, LoadInput, ScreenModule } from '../../page.ts';
import { type StaffPreviewData, StaffPreviewScreen } from './StaffPreviewScreen.tsx';
import { titleOf } from './title.ts';

const forbidden: readonly PreviewProblem[] = ['role', 'linkOver', 'linkForeign'];

const statusOf = (refusal: PreviewRefusal | undefined): 200 | 403 | 404 | 422 => {
  if (!refusal) return 200;
  if (forbidden.includes(refusal.problem)) return 403;
  return refusal.problem === 'notFound' || refusal.problem === 'kind' ? 404 : 422;
};

async function load({ api, query, refusal }: LoadInput): Promise<Loaded<StaffPreviewData>> {
  const { staff } = await api('GET /staff/me');
  // Whoever has a link is told what is wrong with it.
  if (!staff && !refusal) throw unauthorised();
  const { problem = null, detail = '' } = refusal ?? {};
  return {
    data: { problem, detail, id: query.get('id') ?? '', on: query.get('on') ?? '', token: query.get('token') },
    status: statusOf(refusal),
  };
}

const head = ({ i18n, route }: HeadInput<StaffPreviewData>) => ({
  label: titleOf(route, i18n),
  description: i18n.t('staffPreview:description'),
});

export const staffPreview: ScreenModule<StaffPreviewData> = {
  load,
  head,
  Screen: ({ data }) => <StaffPreviewScreen {...data} />,
};
