import { guidesOf } from '../../guides/content.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type GuideListData, GuideListScreen } from './GuideListScreen.tsx';

async function load({ route, lang }: LoadInput) {
  const series = route.props!.guides!;
  const guides = (await guidesOf(series)).map(({ id, title, lead, drawing, tint }) => ({
    ...{ id, drawing, tint, title: title[lang], lead: lead[lang] },
  }));
  return { data: { series, guides } };
}

const head = ({ i18n: { lang, t }, route, data: { series } }: HeadInput<GuideListData>) => ({
  label: route.label[lang],
  description: t(`guideList:lead_${series}`),
});

export const guideList: ScreenModule<GuideListData> = {
  load,
  head,
  Screen: ({ data }) => <GuideListScreen {...data} />,
};
