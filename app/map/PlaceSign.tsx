import { Icon } from '../../ui/Icon/index.ts';
import { KindSign } from '../institutions/KindSign.tsx';
import * as css from './PlaceSign.css.ts';
import type { Place } from './places.ts';

/** A circle where it begins, a square with a flag where it ends, the numbers between, crossed out where the way is closed; another shape for each kind of shop. */
export function PlaceSign({ place: { role, number, status } }: { place: Place }) {
  if (role !== 'start' && role !== 'goal' && role !== 'highlight') return <KindSign kind={role} number={number} />;
  if (status === 'closed') return <span className={css.closed}>{number}</span>;
  return <span className={css.sign[role]}>{role === 'goal' ? <Icon name="flag" /> : number}</span>;
}
