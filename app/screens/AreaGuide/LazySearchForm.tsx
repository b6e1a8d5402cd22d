import { inPlace, onIntent } from '../../search/onIntent.tsx';

const load = () => import('./SearchForm.tsx').then(({ SearchForm }) => ({ default: SearchForm }));

// On the server the form is part of the first HTML, where it works as it is.
const form = onIntent(load, import.meta.env.SSR ? (await load()).default : null);

export const searchFormReady = form.ready;

export const LazySearchForm = inPlace(form);
