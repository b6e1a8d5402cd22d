import { type ReactNode, useId } from 'react';
import type { Scene } from '../../tokens/primitives.ts';
import { areOne, type Coordinate, type Frame, projection, type Spot, simplifyTo, wayOf } from './geometry.ts';
import * as css from './RouteMap.css.ts';

export type RoutePoint = {
  lat: number;
  lng: number;
  /** `place`: what lies beside the way, such as a park that it passes */
  kind: 'start' | 'goal' | 'highlight' | 'via' | 'place';
  /** of a highlight, as in the list beside the picture */
  number?: number;
};

export type RouteMapProps = {
  /** the way, as latitude and longitude */
  line: readonly Coordinate[];
  points?: readonly RoutePoint[];
  /** the scene, whose light the ground takes */
  tint: Scene;
  /** both show the shape of the way; `NumberedRouteMap` numbers its highlights */
  size?: 'card' | 'head';
  /** what the picture shows, when nothing beside it says so; else it is decoration */
  label?: string;
};

const frames = {
  card: { width: 320, height: 200, padding: 28, spots: 60 },
  head: { width: 640, height: 320, padding: 44, spots: 120 },
  full: { width: 640, height: 480, padding: 64, spots: 160 },
};

/** The way in units of the drawing, for what is drawn over it. */
export interface DrawnRoute {
  frame: Frame;
  project: (coordinate: Coordinate) => Spot;
  way: readonly Spot[];
  start: Spot | undefined;
  goal: Spot | undefined;
}

/** The course draws itself: its real way over the paper of a map. No two are alike. */
export function RouteMap({ size = 'card', ...props }: RouteMapProps) {
  return <Drawing {...props} size={size} />;
}

export type DrawingProps = Omit<RouteMapProps, 'size'> & {
  size: keyof typeof frames;
  /** more ways in the same picture */
  others?: readonly (readonly Coordinate[])[];
  /** below the ways */
  under?: (spotsOf: (line: readonly Coordinate[]) => Spot[]) => ReactNode;
  over?: (route: DrawnRoute) => ReactNode;
};

/** @param over draws signs over the ways, in place of the plain ones of the ends */
export function Drawing({ line, others = [], points = [], tint, size, label, under, over }: DrawingProps) {
  const frame = frames[size];
  const lines = [line, ...others];
  const everything: Coordinate[] = [...lines.flat(), ...points.map(({ lat, lng }): Coordinate => [lat, lng])];
  const project = projection(everything, frame);
  const spotsOf = (each: readonly Coordinate[]) => simplifyTo(each.map(project), frame.spots);
  const spots = spotsOf(line);
  const way = lines.map((each) => wayOf(spotsOf(each))).join('');
  const spotOf = ({ lat, lng }: RoutePoint) => project([lat, lng]);
  const of = (kind: RoutePoint['kind']) => points.filter((point) => point.kind === kind);
  const start = of('start').map(spotOf)[0] ?? (line[0] && project(line[0]));
  const goal = of('goal').map(spotOf)[0] ?? (line.at(-1) && project(line.at(-1)!));

  const wayId = useId();

  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const svg = { ...meaning, className: css.ground[tint], focusable: 'false' } as const;
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const picture = (
    <>
      {under?.(spotsOf)}
      {/* Written once, drawn twice: a page has twenty of these. */}
      <path className={css.way} id={wayId} d={way} />
      <use className={css.casing} href={`#${wayId}`} />
      <use className={css.route} href={`#${wayId}`} />
      {size === 'head' && of('highlight').map((point) => <Dot key={point.number} spot={spotOf(point)} r={6} />)}
      {of('place').map((point) => (
        <Dot key={`${point.lat} ${point.lng}`} spot={spotOf(point)} r={14} />
      ))}
    </>
  );
  if (over) {
    return (
      <div className={css.named}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: `meaning` either names or hides it */}
        <svg {...svg} style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
          <svg viewBox={viewBox} aria-hidden="true">
            {picture}
          </svg>
          {over({ frame, project, way: spots, start, goal })}
        </svg>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `meaning` either names or hides it
    <svg {...svg} viewBox={viewBox}>
      {picture}
      {start && goal && <Ends start={start} goal={goal} />}
    </svg>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function Dot({ spot, r }: { spot: Spot; r: number }) {
  return <circle className={css.dot} cx={tenth(spot.x)} cy={tenth(spot.y)} r={r} />;
}

/** A circle where it begins, a square where it ends; where both are one, the circle stands in the square. */
function Ends({ start, goal }: { start: Spot; goal: Spot }) {
  const isLoop = areOne(start, goal);
  const side = isLoop ? 26 : 15;
  const [x, y] = [tenth(goal.x - side / 2), tenth(goal.y - side / 2)];
  const middle = isLoop ? goal : start;
  return (
    <>
      <rect className={css.goal} x={x} y={y} width={side} height={side} />
      <circle className={css.start} cx={tenth(middle.x)} cy={tenth(middle.y)} r="7" />
    </>
  );
}
