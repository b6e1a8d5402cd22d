import { memo, Suspense } from 'react';
import { later } from '../../later.ts';
import { FilterColumn as Column } from '../../search/FilterColumn.tsx';
import { onIntent } from '../../search/onIntent.tsx';
import type { FilterFormProps } from './FilterForm.tsx';

const load = () => import('./FilterForm.tsx').then(({ FilterForm }) => ({ default: FilterForm }));

// On the server the form is part of the first HTML, where it works as it is.
const OnServer = import.meta.env.SSR ? (await load()).default : null;

const filter = onIntent(load, OnServer);
const AtOnce = later(load);

/** A new set of conditions is a new form: the fields show what the address says. */
const keyOf = ({ conditions }: FilterFormProps) => JSON.stringify(conditions);

/** The form in a dialog, which was asked for. */
export const DialogFilterForm = (props: FilterFormProps) => (
  <Suspense fallback={null}>
    <AtOnce key={keyOf(props)} {...props} />
  </Suspense>
);

export const FilterColumn = memo(({ isAlone, ...props }: FilterFormProps & { isAlone: boolean }) => (
  <Column isAlone={isAlone} onWanted={filter.want}>
    <filter.Part key={keyOf(props)} {...props} />
  </Column>
));
