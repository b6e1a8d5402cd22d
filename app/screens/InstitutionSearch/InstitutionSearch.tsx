import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { active } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';
import { InstitutionSearchScreen } from './InstitutionSearchScreen.tsx';
import { load } from './load.ts';
import { useInstitutionSearch } from './useInstitutionSearch.ts';
import { titleOf } from './words.ts';

const Screen = (props: ScreenProps<InstitutionSearchData>) => (
  <InstitutionSearchScreen {...useInstitutionSearch(props)} />
);

function head({ i18n, route, data }: HeadInput<InstitutionSearchData>) {
  const label = route.label[i18n.lang];
  return {
    label,
    title: titleOf(label, data, i18n),
    description: i18n.t(`institutionSearch:description_${data.kind}`),
    isIndexed: active(data.conditions).length === 0 && !data.conditions.course,
  };
}

export const institutionSearch: ScreenModule<InstitutionSearchData> = { load, head, Screen, showsProblem: true };
