import { Icon } from '../../ui/Icon/index.ts';
import * as css from './PlaceSign.css.ts';
import type { Place } from './places.ts';

/** A circle where it begins, a square with a flag where it ends, the numbers between: told apart by shape. */
export function PlaceSign({ place: { role, number } }: { place: Place }) {
  return <span className={css.sign[role]}>{role === 'goal' ? <Icon name="flag" /> : number}</span>;
}
