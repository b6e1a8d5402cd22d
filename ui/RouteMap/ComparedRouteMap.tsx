import * as css from './compared.css.ts';
import { type Coordinate, wayOf } from './geometry.ts';
import { Drawing, type RouteMapProps } from './RouteMap.tsx';

export type ComparedRouteMapProps = Omit<RouteMapProps, 'size' | 'points'> & {
  /** a way that this one replaces: dotted, under it */
  earlier: readonly Coordinate[];
};

/** A way over the one that it replaces. */
export function ComparedRouteMap({ earlier, ...props }: ComparedRouteMapProps) {
  return (
    <Drawing
      {...props}
      size="head"
      // The picture has room for both.
      points={earlier.map(([lat, lng]) => ({ lat, lng, kind: 'via' }))}
      under={(spotsOf) => <path className={css.earlier} d={wayOf(spotsOf(earlier))} />}
    />
  );
}
