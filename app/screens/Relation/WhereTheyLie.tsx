import type { Municipality } from '../../../contract/places.ts';
import * as css from './RelationScreen.css.ts';

export interface WhereTheyLieProps {
  towns: readonly (Pick<Municipality, 'slug' | 'tile'> & { number: number })[];
  tiles: readonly Municipality['tile'][];
}

const placeOf = ({ x, y }: Municipality['tile']) => ({ gridColumn: x + 1, gridRow: y + 1 });

/** All of Tokyo in squares, those of the list with their numbers. Decoration: the list says everything. */
export function WhereTheyLie({ towns, tiles }: WhereTheyLieProps) {
  const isListed = ({ x, y }: Municipality['tile']) => towns.some(({ tile }) => tile.x === x && tile.y === y);
  return (
    <div aria-hidden="true" className={css.room}>
      <div className={css.picture}>
        {tiles
          .filter((tile) => !isListed(tile))
          .map((tile) => (
            <span key={`${tile.x} ${tile.y}`} className={css.other} style={placeOf(tile)} />
          ))}
        {towns.map(({ slug, tile, number }) => (
          <span key={slug} className={css.listed} style={placeOf(tile)}>
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}
