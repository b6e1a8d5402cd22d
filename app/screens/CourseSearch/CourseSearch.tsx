import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { CourseSearchScreen } from './CourseSearchScreen.tsx';
import { activeConditions } from './conditions.ts';
import type { SearchData } from './data.ts';
import { load } from './load.ts';
import { useCourseSearch } from './useCourseSearch.ts';
import { courseSearchTitle } from './words.ts';

const Screen = (props: ScreenProps<SearchData>) => <CourseSearchScreen {...useCourseSearch(props)} />;

function head({ i18n, route, data }: HeadInput<SearchData>) {
  const label = data.isLinePage && data.lists.line ? data.lists.line.name : route.label[i18n.lang];
  return {
    label,
    title: courseSearchTitle(label, data, i18n),
    description: i18n.t(`courseSearch:description_${data.facet}`),
    isIndexed: activeConditions(data.conditions).length === 0,
  };
}

export const courseSearch: ScreenModule<SearchData> = { load, head, Screen, showsProblem: true };
