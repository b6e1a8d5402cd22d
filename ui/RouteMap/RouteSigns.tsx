import { Fragment } from 'react';
import { cx } from '../cx.ts';
import { areOne, type Frame, type Spot, spread } from './geometry.ts';
import { cssOf, type Name, placeNames } from './names.ts';
import * as css from './RouteMap.css.ts';

export type RouteSignsProps = {
  frame: Frame;
  signs: readonly { spot: Spot; number: number }[];
  /** the line, which no name covers */
  way: readonly Spot[];
  names: readonly Name[];
  start: Spot | undefined;
  goal: Spot | undefined;
};

/**
 * Start, goal and numbered highlights. They lie outside the viewBox: places in per cent, sizes in rem, so that they
 * keep their size on a phone and grow with the text.
 */
export function RouteSigns({ frame, signs, way, names, start, goal }: RouteSignsProps) {
  // As wide as a sign is on the narrowest screen with large text; elsewhere there is room to spare.
  const least = frame.width * 0.14;
  const spots = signs.map(({ spot }) => spot);
  const fixed = [start, goal].filter((spot) => spot !== undefined);
  const places = spread(spots, fixed, least, frame);
  const x = (spot: Spot) => `${Math.round((spot.x / frame.width) * 1000) / 10}%`;
  const y = (spot: Spot) => `${Math.round((spot.y / frame.height) * 1000) / 10}%`;
  const moved = (at: number) => Math.hypot(places[at]!.x - spots[at]!.x, places[at]!.y - spots[at]!.y) > least * 0.25;
  /** The name of a highlight stands beside its number, which may have moved. */
  const besideSign = (name: Name): Name => {
    const at = spots.findIndex(({ x: right, y: down }) => right === name.spot.x && down === name.spot.y);
    return at < 0 ? name : { ...name, spot: places[at]! };
  };
  const named = placeNames(names.map(besideSign), { frame, way, signs: [...places, ...fixed] });
  const isLoop = start && goal && areOne(start, goal);
  const middle = isLoop ? goal : start;
  return (
    <>
      {named.map((placed) => (
        <Fragment key={placed.name}>
          {!placed.isEnd && (
            <circle className={cx(css.station, css.name[placed.room])} cx={x(placed.spot)} cy={y(placed.spot)} />
          )}
          <foreignObject
            className={cx(css.nameText, css.name[placed.room])}
            x={x(placed.spot)}
            y={y(placed.spot)}
            style={cssOf(placed)}
          >
            <div aria-hidden="true" className={css.nameSide[placed.side]}>
              <span className={css.nameBox}>{placed.name}</span>
            </div>
          </foreignObject>
        </Fragment>
      ))}
      {goal && <rect className={isLoop ? css.loopSign : css.goalSign} x={x(goal)} y={y(goal)} />}
      {middle && <circle className={css.startSign} cx={x(middle)} cy={y(middle)} />}
      {signs.map(({ spot, number }, at) =>
        moved(at) ? (
          <g key={number}>
            <line className={css.leader} x1={x(spot)} y1={y(spot)} x2={x(places[at]!)} y2={y(places[at]!)} />
            <circle className={css.dot} cx={x(spot)} cy={y(spot)} r="4.5" />
          </g>
        ) : null,
      )}
      {signs.map(({ number }, at) => (
        // A box with a background of its own, not a circle and a text: so that the contrast can be computed by any tool.
        // Numbers without the names that they stand for: not read.
        <foreignObject key={number} className={css.sign} x={x(places[at]!)} y={y(places[at]!)}>
          <div aria-hidden="true" className={css.number}>
            {number}
          </div>
        </foreignObject>
      ))}
    </>
  );
}
