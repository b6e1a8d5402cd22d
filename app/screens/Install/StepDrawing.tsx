/** Drawings of devices for the steps beside them: where to press is ringed. Decoration, the words say the same. */
import type { ReactNode } from 'react';
import * as css from './StepDrawing.css.ts';

const Sketch = ({
  width,
  className,
  children,
}: {
  width: number;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <svg viewBox={`0 0 ${width} 136`} className={className ?? css.drawing} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const Phone = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <Sketch width={120} className={className}>
    <rect x="24" y="3" width="72" height="130" rx="11" className={css.body} />
    {children}
  </Sketch>
);

/** A page with an address above it. */
const Screen = ({ children }: { children: ReactNode }) => (
  <Sketch width={160}>
    <rect x="5" y="14" width="150" height="104" rx="7" className={css.body} />
    <path d="M6 40H154" className={css.edge} />
    <circle cx="15" cy="27" r="2.5" className={css.dot} />
    <circle cx="24" cy="27" r="2.5" className={css.dot} />
    <rect x="34" y="20" width="112" height="14" rx="7" className={css.bar} />
    <path d="M42 27H76" className={css.line} />
    {children}
  </Sketch>
);

const Lines = ({ d }: { d: string }) => <path d={d} className={css.line} />;
const Ring = ({ x, y, r = 12 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} className={css.ring} />
);

/** Of the portal: two steps, the right one ahead. */
const Tile = ({ x, y, side }: { x: number; y: number; side: number }) => (
  <g transform={`translate(${x} ${y}) scale(${side / 24})`}>
    <rect width="24" height="24" rx="5" className={css.tile} />
    <ellipse cx="8.5" cy="12.5" rx="2.7" ry="3.6" className={css.foot} />
    <ellipse cx="8.5" cy="18.8" rx="1.9" ry="1.6" className={css.foot} />
    <ellipse cx="15.5" cy="7" rx="2.7" ry="3.6" className={css.foot} />
    <ellipse cx="15.5" cy="13.3" rx="1.9" ry="1.6" className={css.foot} />
  </g>
);

/** The address of the page, above what it shows. */
const page = (
  <>
    <rect x="31" y="14" width="44" height="12" rx="6" className={css.bar} />
    <Lines d="M34 42H80M34 54H72M34 66H84M34 78H66" />
  </>
);
/** A square with a plus: what the browsers put before "Add to home screen". */
const plus = (x: number, y: number) => (
  <path d={`M${x - 5} ${y - 5}h10v10h-10zM${x} ${y - 2.6}v5.2M${x - 2.6} ${y}h5.2`} className={css.smallSign} />
);
const Pressed = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="15" rx="7.5" className={css.tile} />
);

const drawings = {
  androidMenu: (
    <Phone>
      {page}
      {[15, 20, 25].map((y) => (
        <circle key={y} cx="86" cy={y} r="1.9" className={css.dot} />
      ))}
      <Ring x={86} y={20} />
    </Phone>
  ),
  androidItem: (
    <Phone>
      <Lines d="M34 118H66" />
      <rect x="38" y="12" width="54" height="94" rx="6" className={css.panel} />
      <Lines d="M46 24H80M46 40H74M46 78H78M46 94H70" />
      {plus(49, 59)}
      <Lines d="M61 59H84" />
      <rect x="40" y="48" width="50" height="22" rx="6" className={css.ring} />
    </Phone>
  ),
  androidConfirm: (
    <Phone>
      <rect x="30" y="40" width="60" height="56" rx="7" className={css.panel} />
      <Tile x={36} y={47} side={17} />
      <Lines d="M59 53H82M59 61H74" />
      <Pressed x={50} y={74} width={30} />
      <rect x="46" y="70" width="38" height="23" rx="11.5" className={css.ring} />
    </Phone>
  ),
  appleShare: (
    <Phone>
      <Lines d="M34 20H80M34 32H72M34 44H84M34 56H66" />
      <path d="M25 104H95" className={css.edge} />
      <path d="M56 113h-3v13h14v-13h-3M60 120v-13M56.5 110.5L60 107l3.5 3.5" className={css.sign} />
      <path d="M40 114l-5 5 5 5M80 114l5 5-5 5" className={css.sign} />
      <Ring x={60} y={116} r={14} />
    </Phone>
  ),
  appleItem: (
    <Phone>
      <Lines d="M34 16H80M34 28H72" />
      <path
        d="M25 52a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8v70a10 10 0 0 1-10 10H35a10 10 0 0 1-10-10z"
        className={css.panel}
      />
      <Lines d="M34 58H66M34 73H74M34 112H60" />
      <Lines d="M34 92H66" />
      {plus(82, 92)}
      <rect x="28" y="81" width="64" height="22" rx="6" className={css.ring} />
    </Phone>
  ),
  appleAdd: (
    <Phone>
      <path d="M25 34H95" className={css.edge} />
      <Pressed x={62} y={13} width={26} />
      <rect x="57" y="9" width="36" height="23" rx="11.5" className={css.ring} />
      <Tile x={33} y={46} side={20} />
      <Lines d="M61 52H86M61 61H78" />
      <Lines d="M34 84H84M34 96H70" />
    </Phone>
  ),
  computerSign: (
    <Screen>
      <Lines d="M20 58H110M20 72H92M20 86H118M20 100H80" />
      <path d="M130 23.5h11v7h-11zM133 33h5" className={css.smallSign} />
      <Ring x={135.5} y={27.5} />
    </Screen>
  ),
  computerConfirm: (
    <Screen>
      <Lines d="M20 58H48M20 72H52M20 86H44" />
      <rect x="64" y="44" width="84" height="60" rx="6" className={css.panel} />
      <Tile x={72} y={52} side={20} />
      <Lines d="M101 58H134M101 67H122" />
      <Pressed x={92} y={82} width={32} />
      <rect x="88" y="78" width="40" height="23" rx="11.5" className={css.ring} />
    </Screen>
  ),
} as const;

export type StepDrawingName = keyof typeof drawings;

export const StepDrawing = ({ name }: { name: StepDrawingName }) => drawings[name];

/** What comes of it: the portal among the icons of a telephone. */
export const HomeDrawing = ({ className }: { className: string }) => (
  <Phone className={className}>
    {[16, 40, 64].flatMap((y) =>
      [32, 52, 72].map((x) =>
        x === 52 && y === 40 ? (
          <Tile key={`${x} ${y}`} x={x} y={y} side={16} />
        ) : (
          <rect key={`${x} ${y}`} x={x} y={y} width="16" height="16" rx="3.5" className={css.bar} />
        ),
      ),
    )}
    <Ring x={60} y={48} r={14} />
    <rect x="30" y="108" width="60" height="18" rx="7" className={css.bar} />
  </Phone>
);
