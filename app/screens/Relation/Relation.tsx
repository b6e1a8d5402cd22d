import relations from '../../../content/relations.json';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type RelationData, RelationScreen } from './RelationScreen.tsx';

async function load({ api, lang }: LoadInput) {
  const { municipalities } = await api('GET /get_municipalities');
  const towns = municipalities.flatMap((municipality) => {
    const relation = relations.find(({ slug }) => slug === municipality.slug);
    return relation ? [{ ...municipality, summary: relation.summary[lang] }] : [];
  });
  return { data: { towns, tiles: municipalities.map(({ tile }) => tile) } };
}

const head = ({ i18n: { lang, t }, route }: HeadInput<RelationData>) => ({
  label: route.label[lang],
  description: t('relation:description'),
});

export const relation: ScreenModule<RelationData> = {
  load,
  head,
  Screen: ({ data }) => <RelationScreen {...data} />,
};
