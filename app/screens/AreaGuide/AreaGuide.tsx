import { institutionKinds } from '../../../contract/institutionKinds.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type AreaGuideData, AreaGuideScreen } from './AreaGuideScreen.tsx';
import { searchFormReady } from './LazySearchForm.tsx';

/** How many of a kind the guide shows. */
const shownAtMost = 6;

async function load({ api, query }: LoadInput) {
  const asked = query.get('tab') ?? '';
  const kind = institutionKinds.find((each) => each === asked) ?? institutionKinds[0];
  const isWrong = asked !== '' && asked !== kind;
  const [{ municipalities }, { institutions, total }] = await Promise.all([
    api('GET /get_municipalities'),
    api('GET /institutions', { category: kind, limit_num: shownAtMost }),
    searchFormReady(),
  ]);
  const towns = municipalities.map(({ slug, name, area }) => ({ slug, name, area }));
  return { data: { kind, towns, institutions, total, isWrong }, status: isWrong ? (422 as const) : (200 as const) };
}

const head = ({ i18n, route, data: { kind } }: HeadInput<AreaGuideData>) => ({
  label: route.label[i18n.lang],
  ...(kind !== institutionKinds[0] && {
    title: i18n.t('areaGuide:titleOf', { label: route.label[i18n.lang], kind: i18n.t(`kind_${kind}`) }),
    canonicalQuery: `tab=${kind}`,
  }),
  description: i18n.t('areaGuide:description'),
});

export const areaGuide: ScreenModule<AreaGuideData> = {
  load,
  head,
  Screen: ({ data }) => <AreaGuideScreen {...data} />,
};
