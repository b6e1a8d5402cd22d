import * as css from './review.css.ts';
import type { Words } from './screens.ts';

/** Made by `npm run review:pictures`. One that is not made yet is left out: the words beside it say the same. */
const pictures = import.meta.glob<string>('../pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** @param name file in stories/pictures, without its ending */
export function StepPicture({ name, ja, en }: Words & { name: string }) {
  const address = pictures[`../pictures/${name}.webp`];
  return address ? <img className={css.picture} src={address} alt={`${ja} / ${en}`} loading="lazy" /> : null;
}
