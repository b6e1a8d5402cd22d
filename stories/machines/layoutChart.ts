/** Places for the boxes and arrows of a statechart, in units of 1/16 rem. */
import { Graph, layout, type Point } from '@dagrejs/dagre';
import type { Chart, ChartState, ChartTransition } from './readChart.ts';

export const lineHeight = 20;
export const fontSize = 13;
/** With room for readers who widen the space between letters (1.4.12). */
const letter = fontSize * 0.76;
const padding = 10;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedState extends Box {
  id: string;
  lines: string[];
  isCompound: boolean;
  /** The stand-in for "whatever the state is". */
  isAnyState: boolean;
}

export interface PlacedArrow {
  key: string;
  points: Point[];
  label: (Box & { lines: string[] }) | null;
}

export interface PlacedChart {
  width: number;
  height: number;
  states: PlacedState[];
  dots: Point[];
  arrows: PlacedArrow[];
}

function transitionText({ event, guard }: ChartTransition): string {
  return guard ? `${event} [${guard}]` : event;
}

function sizeOf(lines: string[], margin = padding) {
  const longest = Math.max(...lines.map((line) => line.length));
  return { width: Math.ceil(longest * letter) + 2 * margin, height: lines.length * lineHeight + 2 * margin };
}

function isWithin({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Where the way from a point inside a box to one outside crosses its edge. */
function crossing(inside: Point, outside: Point, box: Box): Point {
  let [near, far] = [inside, outside];
  for (let step = 0; step < 20; step += 1) {
    const middle = { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 };
    if (isWithin(middle, box)) near = middle;
    else far = middle;
  }
  return far;
}

/** The part of a way that lies outside the box it begins in. The whole way when it never leaves. */
function leaving(points: Point[], box: Box): Point[] {
  const last = points.findLastIndex((point) => isWithin(point, box));
  const [inside, outside] = [points[last], points[last + 1]];
  return inside && outside ? [crossing(inside, outside, box), ...points.slice(last + 1)] : points;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The label's box around its own place, or around the middle of the way when that place was cut off. */
function labelPlace(way: Point[], place: Point, width: number, height: number): Box {
  const isOnWay = way.some((point) => distance(point, place) < width);
  const [start, end] = [way[0], way.at(-1)];
  const { x, y } = isOnWay || !start || !end ? place : { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Transitions that share both ends share an arrow. */
function arrowsOf(transitions: ChartTransition[]): Map<string, ChartTransition[]> {
  return Map.groupBy(
    transitions.filter(({ to }) => to !== null),
    ({ from, to }) => `${from ?? '*'} → ${to}`,
  );
}

export function layoutChart(chart: Chart): PlacedChart {
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, edgesep: 20, ranksep: 36, marginx: 12, marginy: 12 });

  const byId = new Map(chart.states.map((state) => [state.id, state]));
  const isCompound = ({ initial }: ChartState) => initial !== null;
  const staying = (from: string | null) =>
    chart.transitions
      .filter((transition) => transition.from === from && transition.to === null)
      .map((transition) => `${transitionText(transition)} (stays)`);
  const linesOf = (state: ChartState) => {
    const tags = state.tags.map((tag) => `#${tag}`);
    const more = [...state.invokes.map((invoke) => `does ${invoke}`), ...staying(state.id)];
    const rest = [...tags, ...more];
    // Of a box around others the arrows inside begin soon below its head.
    return [state.name, ...(isCompound(state) && rest.length ? [rest.join(' · ')] : rest)];
  };
  /** dagre cannot draw an arrow to a box of boxes: it leads to the dot that one begins with, and is cut at its edge. */
  const leafOf = (id: string): string => (byId.get(id)?.initial ? `${id}#begin` : id);

  for (const state of chart.states) {
    graph.setNode(state.id, isCompound(state) ? { width: 0, height: 0 } : sizeOf(linesOf(state)));
  }
  for (const { id, parent } of chart.states) if (parent) graph.setParent(id, parent);

  const begin = (id: string, initial: string, parent: string | null) => {
    graph.setNode(`${id}#begin`, { width: 14, height: 14 });
    if (parent) graph.setParent(`${id}#begin`, parent);
    graph.setEdge(`${id}#begin`, leafOf(initial), { width: 0, height: 0, labelpos: 'c' }, 'begin');
  };
  begin(chart.id, chart.initial, null);
  for (const state of chart.states) if (state.initial) begin(state.id, state.initial, state.id);

  const anyState = `${chart.id}#any`;
  const anyLines = ['any state', ...staying(null)];
  if (chart.transitions.some(({ from }) => from === null)) graph.setNode(anyState, sizeOf(anyLines));

  const arrows = arrowsOf(chart.transitions);
  for (const [key, [first]] of arrows) {
    const lines = arrows.get(key)?.map(transitionText) ?? [];
    const { from, to } = first as ChartTransition;
    graph.setEdge(from ? leafOf(from) : anyState, leafOf(to as string), { ...sizeOf(lines, 4), labelpos: 'c' }, key);
  }

  layout(graph);

  const boxOf = (id: string): Box => {
    const { x = 0, y = 0, width, height } = graph.node(id);
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  /** An arrow from or to a compound state ends at its edge, unless the other end lies inside of it. */
  const outside = (id: string | null, other: string | null, points: Point[]): Point[] => {
    const state = id === null ? undefined : byId.get(id);
    if (!state || !isCompound(state) || other?.startsWith(`${state.id}.`)) return points;
    return leaving(points, boxOf(state.id));
  };

  const placedArrows: PlacedArrow[] = graph.edges().map((edge) => {
    const { points = [], x, y, width = 0, height = 0 } = graph.edge(edge);
    const first = arrows.get(edge.name ?? '')?.[0];
    if (!first) {
      const owner = byId.get(edge.v.replace(/#begin$/, ''));
      const target = owner ? owner.initial : chart.initial;
      const way = outside(target, null, points.toReversed()).toReversed();
      return { key: `${edge.v}`, points: way, label: null };
    }
    const fromSource = outside(first.from, first.to, points);
    const way = outside(first.to, first.from, fromSource.toReversed()).toReversed();
    const lines = arrows.get(edge.name ?? '')?.map(transitionText) ?? [];
    const label = { ...labelPlace(way, { x: x ?? 0, y: y ?? 0 }, width, height), lines };
    return { key: `${edge.name}`, points: way, label };
  });

  const { width = 0, height = 0 } = graph.graph();
  const states = chart.states.map((state) => ({
    ...boxOf(state.id),
    id: state.id,
    lines: linesOf(state),
    isCompound: isCompound(state),
    isAnyState: false,
  }));
  const any = graph.hasNode(anyState)
    ? [{ ...boxOf(anyState), id: anyState, lines: anyLines, isCompound: false, isAnyState: true }]
    : [];
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    // Boxes around others are drawn first.
    states: [...states.filter((state) => state.isCompound), ...states.filter((state) => !state.isCompound), ...any],
    dots: graph
      .nodes()
      .filter((id) => id.endsWith('#begin'))
      .map((id) => ({ x: graph.node(id).x ?? 0, y: graph.node(id).y ?? 0 })),
    arrows: placedArrows,
  };
}
