import { inPlace, onIntent } from '../../search/onIntent.tsx';

const load = () => import('../../text/SafeText.tsx').then(({ SafeText }) => ({ default: SafeText }));

// What cleans rich text is heavy, and what the server sent is clean.
const rich = onIntent(load, import.meta.env.SSR ? (await load()).default : null);

export const eventTextReady = rich.ready;

export const LazyEventText = inPlace(rich);
