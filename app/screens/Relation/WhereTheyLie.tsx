import type { Municipality } from '../../../contract/places.ts';
import * as css from './RelationScreen.css.ts';

export interface WhereTheyLieProps {
  towns: readonly (Pick<Municipality, 'slug' | 'tile'> & { number: number })[];
  tiles: readonly Municipality['tile'][];
}

const placeOf = ({ x, y }: Municipality['tile']) => ({ gridColumn: x + 1, gridRow: y + 1 });
const keyOf = ({ x, y }: Municipality['tile']) => `${x} ${y}`;

/** All of Tokyo in squares, row by row, those of the list with their numbers. Decoration: the list says everything. */
export function WhereTheyLie({ towns, tiles }: WhereTheyLieProps) {
  const numbers = new Map(towns.map(({ tile, number }) => [keyOf(tile), number]));
  return (
    <div aria-hidden="true" className={css.room}>
      <div className={css.picture}>
        {tiles
          .toSorted((a, b) => a.y - b.y || a.x - b.x)
          .map((tile) => (
            <span key={keyOf(tile)} className={numbers.has(keyOf(tile)) ? css.listed : css.other} style={placeOf(tile)}>
              {numbers.get(keyOf(tile))}
            </span>
          ))}
      </div>
    </div>
  );
}
