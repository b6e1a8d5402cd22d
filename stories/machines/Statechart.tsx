import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import {
  fontSize,
  layoutChart,
  lineHeight,
  type PlacedArrow,
  type PlacedChart,
  type PlacedState,
} from './layoutChart.ts';
import { eventName, stateNames } from './names.ts';
import { type Chart, readChart } from './readChart.ts';
import * as css from './Statechart.css.ts';

export interface StatechartProps {
  machine: AnyStateMachine;
  /** Paths of the states that a running machine is in, such as `offline` and `offline.alerting`. */
  current?: readonly string[];
  /** What moves with the machine, before the table. */
  children?: ReactNode;
  /** `children` stand beside the drawing where there is room. */
  isBeside?: boolean;
}

// The system's own colours: legible in light, dark and forced colours without a theme.
const sheet: CSSProperties = { background: 'Canvas', color: 'CanvasText', lineHeight: 1.6 };
const scroller: CSSProperties = { overflow: 'auto', border: '1px solid', padding: '0.5rem' };
/** Low enough that what moves with the machine is in sight with it. */
const low: CSSProperties = { ...scroller, maxHeight: '24rem' };
const together: CSSProperties = { display: 'grid', gap: '1rem', alignItems: 'start' };
const beside: CSSProperties = { ...together, gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))' };
const cell: CSSProperties = {
  border: '1px solid',
  padding: '0.25rem 0.5rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
};
const code: CSSProperties = { fontFamily: 'ui-monospace, monospace', background: 'none', color: 'inherit' };

const frame: CSSProperties = {
  boxSizing: 'border-box',
  fontSize,
  lineHeight: `${lineHeight}px`,
  whiteSpace: 'nowrap',
};

/** Wide enough for its letters, whatever the font. */
const line: CSSProperties = { background: 'Canvas', width: 'max-content' };

/** A way through its points with the corners taken off. */
function wayThrough(points: PlacedArrow['points']): string {
  return points
    .map(({ x, y }, index) => {
      const next = points[index + 1];
      if (index === 0) return `M${x} ${y}`;
      if (!next) return `L${x} ${y}`;
      return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
    })
    .join(' ');
}

/** HTML in the drawing, on a background of its own: so that the contrast can be computed by any tool. */
function Words({ at, lines }: { at: { x: number; y: number; width: number; height: number }; lines: string[] }) {
  return (
    <foreignObject overflow="visible" x={at.x} y={at.y} width={at.width} height={at.height}>
      <div style={{ ...frame, height: at.height, padding: '3px 4px' }}>
        {lines.map((words) => (
          <div key={words} style={line}>
            {words}
          </div>
        ))}
      </div>
    </foreignObject>
  );
}

function StateBox({ state, isCurrent }: { state: PlacedState; isCurrent: boolean }) {
  const { x, y, width, height, lines, isCompound, isAnyState } = state;
  const [name, ...more] = lines;
  // Light on dark where the others are dark on light; of a box around others only the edge is thicker.
  const isTurned = isCurrent && !isCompound;
  const words = isTurned ? { ...line, background: 'CanvasText', color: 'Canvas' } : line;
  return (
    <foreignObject overflow="visible" x={x} y={y} width={width} height={height}>
      <div
        data-current={isCurrent || undefined}
        style={{
          ...frame,
          background: isCompound ? 'none' : isTurned ? 'CanvasText' : 'Canvas',
          height,
          border: `${isCompound ? 1 : 1.5}px ${isAnyState ? 'dashed' : 'solid'}`,
          outline: isCurrent ? '3px solid' : undefined,
          // What is turned keeps its edges apart from what it stands on, also in forced colours.
          forcedColorAdjust: isTurned ? 'none' : undefined,
          borderRadius: isCompound ? 4 : 10,
          padding: `${isCompound ? 3 : 10}px 9px`,
        }}
      >
        <div style={{ ...words, fontWeight: 'bold' }}>{name}</div>
        {more.map((text) => (
          <div key={text} style={words}>
            {text}
          </div>
        ))}
      </div>
    </foreignObject>
  );
}

interface DrawingProps {
  chart: Chart;
  placed: PlacedChart;
  current: readonly string[];
  zoom: Zoom;
}

/**
 * Whoever has larger letters than most gets more than what there is room for: at twice the size all of it, which scrolls.
 * @param length in units of the chart
 */
const atLeast = (length: number) => `calc((1rem - 16px) * ${length / 8})`;

/** How large it is drawn: 1 is the size of its letters; `whole`: no larger than there is room for. */
type Zoom = number | 'whole';

const zooms = [0.5, 0.75, 1, 1.5, 2];

function Drawing({ chart, placed, current, zoom }: DrawingProps) {
  const id = useId();
  const { width, height, states, arrows, dots } = placed;
  const currentIds = new Set(chart.states.flatMap((state) => (current.includes(state.path) ? state.id : [])));
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}desc`}
      viewBox={`0 0 ${width} ${height}`}
      className={css.chart}
      style={
        zoom === 'whole'
          ? {
              ...{ width: `${width / 16}rem`, maxWidth: '100%', minWidth: atLeast(width) },
              ...{ height: 'auto', maxHeight: '75vh', minHeight: atLeast(height) },
            }
          : { width: `${(width * zoom) / 16}rem`, height: `${(height * zoom) / 16}rem`, maxWidth: 'none' }
      }
      fontFamily="ui-monospace, monospace"
    >
      <title id={`${id}title`}>{`${chart.id} の状態遷移図 / Statechart of ${chart.id}`}</title>
      <desc id={`${id}desc`}>
        {`状態 ${chart.states.length}、遷移 ${chart.transitions.length}。下の表と同じ内容です。 / `}
        {`${chart.states.length} states and ${chart.transitions.length} transitions, the same as in the table below.`}
        {current.length > 0 && ` いまの状態 ${current.at(-1)} / Current state: ${current.at(-1)}`}
      </desc>
      <defs>
        <marker id={`${id}arrow`} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 10 5 0 10z" fill="currentColor" />
        </marker>
      </defs>
      {arrows.map(({ key, points }) => (
        <path
          key={key}
          d={wayThrough(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          markerEnd={`url(#${id}arrow)`}
          // Painted in the order of the document, as boxes are, also for tools that take what is inline to lie above.
          display="block"
        />
      ))}
      {states.map((state) => (
        <StateBox key={state.id} state={state} isCurrent={currentIds.has(state.id)} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill="currentColor" />
      ))}
      {arrows.map(({ key, label }) => label && <Words key={key} at={label} lines={label.lines} />)}
    </svg>
  );
}

function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const at = zoom === 'whole' ? 1 : zoom;
  const smaller = zooms.findLast((each) => each < at);
  const larger = zooms.find((each) => each > at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <div role="group" aria-label="図の大きさ" className={css.zoom}>
      <button
        type="button"
        className={css.zoomButton}
        aria-pressed={zoom === 'whole'}
        onClick={() => onZoom(zoom === 'whole' ? 1 : 'whole')}
      >
        全体 <span lang="en">Whole</span>
      </button>
      <button
        type="button"
        className={css.zoomButton}
        aria-disabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      >
        縮小 <span lang="en">Smaller</span>
      </button>
      <button type="button" className={css.zoomButton} aria-disabled={!larger} onClick={() => larger && onZoom(larger)}>
        拡大 <span lang="en">Larger</span>
      </button>
    </div>
  );
}

function TransitionTable({ chart }: { chart: Chart }) {
  const pathOf = (id: string | null, otherwise: string) =>
    chart.states.find((state) => state.id === id)?.path ?? otherwise;
  const begins = [
    { inside: '', to: chart.initial },
    ...chart.states.flatMap(({ path, initial }) => (initial ? [{ inside: ` ${path}`, to: initial }] : [])),
  ].map(({ inside, to }) => ({ from: `(begin${inside})`, event: '', guard: '', to: pathOf(to, '') }));
  const rows = [
    ...begins,
    ...chart.transitions.map(({ from, event, guard, to }) => ({
      from: pathOf(from, '(any state)'),
      event,
      guard,
      to: pathOf(to, '(stays)'),
    })),
  ];
  const columns = [
    ['前の状態', 'From'],
    ['イベント', 'Event'],
    ['条件', 'Guard'],
    ['次の状態', 'To'],
  ] as const;
  return (
    <table style={{ borderCollapse: 'collapse', width: '100%', marginBlockStart: '1rem' }}>
      <caption style={{ textAlign: 'start', paddingBlock: '0.5rem' }}>
        {chart.id} の遷移 <span lang="en">/ Transitions of {chart.id}</span>
      </caption>
      <thead>
        <tr>
          {columns.map(([ja, en]) => (
            <th key={en} scope="col" style={cell}>
              {ja} <span lang="en">{en}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang="en">
        {rows.map(({ from, event, guard, to }) => (
          <tr key={`${from} ${event} ${guard} ${to}`}>
            {[from, event || '–', guard || '–', to].map((text, index) => (
              <td key={columns[index]?.[1]} style={cell}>
                <code style={code}>{text}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the words in the chart are called in Japanese, and what they mean. */
function MeaningTable({ chart }: { chart: Chart }) {
  const events = [...new Set(chart.transitions.map(({ event }) => event))];
  const rows = [
    ...chart.states.map(({ path }) => ({ kind: '状態', name: path, named: stateNames[chart.id]?.[path] })),
    ...events.map((name) => ({ kind: 'イベント', name, named: eventName(name) })),
  ];
  return (
    <table style={{ borderCollapse: 'collapse', width: '100%', marginBlockStart: '1rem' }}>
      <caption style={{ textAlign: 'start', paddingBlock: '0.5rem' }}>
        {chart.id} のことばの意味 <span lang="en">/ What the words mean (in Japanese)</span>
      </caption>
      <thead>
        <tr>
          {['種類', '名前', '日本語', '意味'].map((head) => (
            <th key={head} scope="col" style={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, named }) => (
          <tr key={`${kind} ${name}`}>
            <td style={cell}>{kind}</td>
            <td style={cell} lang="en">
              <code style={code}>{name}</code>
            </td>
            <td style={cell}>{named?.[0]}</td>
            <td style={cell}>{named?.[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Scrolls the drawing, and nothing around it, to the innermost state that is current. */
function bringIntoSight(drawing: HTMLElement): void {
  const state = [...drawing.querySelectorAll('[data-current]')].at(-1)?.getBoundingClientRect();
  if (!state) return;
  const { left, right, top, bottom } = drawing.getBoundingClientRect();
  drawing.scrollBy((state.left + state.right - left - right) / 2, (state.top + state.bottom - top - bottom) / 2);
}

/**
 * The statechart of a machine, drawn from the machine itself, and the same as a table.
 *
 * A dot is where it begins, a box a state with its tags (#) and what runs in it; the dashed box stands for any state.
 * States that are current are light on dark.
 */
export function Statechart({ machine, current = [], children, isBeside }: StatechartProps) {
  const chart = useMemo(() => readChart(machine), [machine]);
  const placed = useMemo(() => layoutChart(chart), [chart]);
  const drawing = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>('whole');
  const now = current.at(-1);
  useEffect(() => {
    if (now) bringIntoSight(drawing.current!);
  }, [now]);
  return (
    <div lang="ja" style={sheet}>
      <div style={isBeside ? beside : together}>
        <div style={{ display: 'grid', gap: '0.5rem', minWidth: 0 }}>
          <ZoomButtons zoom={zoom} onZoom={setZoom} />
          <section
            ref={drawing}
            aria-label={`${chart.id} の図 / Drawing`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className={css.drawing}
            style={children && zoom !== 'whole' ? low : scroller}
          >
            <Drawing chart={chart} placed={placed} current={current} zoom={zoom} />
          </section>
        </div>
        {children}
      </div>
      <TransitionTable chart={chart} />
      <MeaningTable chart={chart} />
    </div>
  );
}
