import { memo, Suspense } from 'react';
import { later } from '../../later.ts';
import { FilterColumn as Column } from '../../search/FilterColumn.tsx';
import { inPlace, onIntent } from '../../search/onIntent.tsx';
import { keywordPlace } from '../../search/search.css.ts';
import type { FilterFormProps } from './FilterForm.tsx';

const loadFilter = () => import('./FilterForm.tsx').then(({ FilterForm }) => ({ default: FilterForm }));
const loadKeyword = () => import('./KeywordForm.tsx').then(({ KeywordForm }) => ({ default: KeywordForm }));

// On the server the forms are part of the first HTML, where they work as they are.
const FilterOnServer = import.meta.env.SSR ? (await loadFilter()).default : null;
const KeywordOnServer = import.meta.env.SSR ? (await loadKeyword()).default : null;

const filter = onIntent(loadFilter, FilterOnServer);
const keyword = onIntent(loadKeyword, KeywordOnServer);
const FilterAtOnce = later(loadFilter);

/** A new set of conditions is a new form: the fields show what the address says. */
const keyOf = ({ kind, conditions }: FilterFormProps) => JSON.stringify([kind, conditions]);

export const LazyKeywordForm = inPlace(keyword, keywordPlace);

/** The form in a dialog, which was asked for. */
export function DialogFilterForm(props: FilterFormProps) {
  return (
    <Suspense fallback={null}>
      <FilterAtOnce key={keyOf(props)} {...props} />
    </Suspense>
  );
}

export const FilterColumn = memo(({ isAlone, ...props }: FilterFormProps & { isAlone: boolean }) => (
  <Column isAlone={isAlone} onWanted={filter.want}>
    <filter.Part key={keyOf(props)} {...props} />
  </Column>
));
