import type { SearchFieldProps } from '../../ui/SearchField/index.ts';
import { SuggestField } from '../../ui/SuggestField/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The field for a keyword, with stations, places, towns, scenes and courses of that name while somebody types. */
export function KeywordField(props: Omit<SearchFieldProps, 'onChange' | 'inputProps' | 'popup'>) {
  const { t, href } = usePage();
  const { suggestions, onType } = useSuggestions();
  return (
    <SuggestField
      {...props}
      suggestions={suggestions.map(({ kind, name, detail, conditions, course_id }, index) => ({
        id: `${kind} ${index}`,
        label: name,
        detail,
        href: course_id
          ? href(path('course', { id: course_id }))
          : href(path('search'), Object.fromEntries(conditions.map(({ field, value }) => [field, value]))),
      }))}
      onType={onType}
      listLabel={t('suggestions')}
      countLabel={(count) => t('suggestionsCount', { count })}
    />
  );
}
