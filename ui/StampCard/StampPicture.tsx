import { cardHeight, cardWidth, pathThrough, placesOf } from './places.ts';
import * as css from './StampCard.css.ts';

export type StampPictureProps = {
  /** of each place: has it been stamped */
  stamped: readonly boolean[];
  /** numbers of the stamps at which a title is earned, from 1 */
  marks: readonly number[];
};

/** The card as one would hold it. Everything on it stands in the list beside it: a picture for those who see it. */
export function StampPicture({ stamped, marks }: StampPictureProps) {
  const places = placesOf(stamped.length);
  const gone = places.slice(0, stamped.lastIndexOf(true) + 1);
  return (
    <svg
      viewBox={`0 0 ${cardWidth} ${cardHeight(stamped.length)}`}
      aria-hidden="true"
      focusable="false"
      className={css.picture}
    >
      <Steps className={css.way} path={pathThrough(places)} />
      <Steps className={css.gone} path={pathThrough(gone)} />
      {places.map(({ x, y }, at) => (
        // A little askew, as hands stamp, and the same each time.
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${((at * 37) % 25) - 12})`}>
          {marks.includes(at + 1) && <circle r="29" className={stamped[at] ? css.ring : css.emptyRing} />}
          <circle r="22" className={stamped[at] ? css.stamp : css.place} />
          <path d={soles} className={stamped[at] ? css.foot : css.faintFoot} />
        </g>
      ))}
    </svg>
  );
}

/** The left and the right steps along a path. */
function Steps({ path, className }: { path: string; className: string }) {
  return (
    <>
      <path className={className} d={path} transform="translate(0 -3)" />
      <path className={className} d={path} transform="translate(0 3)" strokeDashoffset="6" />
    </>
  );
}

const oval = (x: number, y: number, wide: number, high: number) =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0-${2 * wide} 0z`;
/** Two soles with their heels, the right one half a step behind. */
const soles = oval(-6, -6, 4.5, 6.5) + oval(-6, 5, 3.5, 3) + oval(6, -1, 4.5, 6.5) + oval(6, 10, 3.5, 3);
