import { inPlace, onIntent } from '../../search/onIntent.tsx';

const load = () => import('./QueryForm.tsx').then(({ QueryForm }) => ({ default: QueryForm }));

// On the server the form is part of the first HTML, where it works as it is.
const form = onIntent(load, import.meta.env.SSR ? (await load()).default : null);

export const queryFormReady = form.ready;

export const LazyQueryForm = inPlace(form);
