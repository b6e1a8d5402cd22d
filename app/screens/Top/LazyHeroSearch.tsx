import { inPlace, onIntent } from '../../search/onIntent.tsx';

const load = () => import('./HeroSearch.tsx').then(({ HeroSearch }) => ({ default: HeroSearch }));

// On the server the form is part of the first HTML, where it works as it is.
const OnServer = import.meta.env.SSR ? (await load()).default : null;

/** The field's code is fetched when a reader comes to it: until then the server's HTML stands there, and can be sent. */
export const LazyHeroSearch = inPlace(onIntent(load, OnServer));
