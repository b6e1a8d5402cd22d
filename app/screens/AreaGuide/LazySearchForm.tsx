import { memo } from 'react';
import { IntentPlace, onIntent } from '../../search/onIntent.tsx';
import type { SearchFormProps } from './SearchForm.tsx';

const load = () => import('./SearchForm.tsx').then(({ SearchForm }) => ({ default: SearchForm }));

// On the server the form is part of the first HTML, where it works as it is.
const form = onIntent(load, import.meta.env.SSR ? (await load()).default : null);

export const searchFormReady = form.ready;

export const LazySearchForm = memo((props: SearchFormProps) => (
  <IntentPlace onWanted={form.want}>
    <form.Part {...props} />
  </IntentPlace>
));
