import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { button } from '../Button/Button.css.ts';

const { color, space } = vars;

export const editor = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 });
export const heading = style([text.subheading]);
export const lead = style({ maxWidth: vars.size.measure });

/** A finger scrolls the page over the empty picture; an area takes it. */
export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: '48rem',
  overflow: 'hidden',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  cursor: 'crosshair',
  touchAction: 'manipulation',
  userSelect: 'none',
});
export const picture = style({ display: 'block', width: '100%', height: '100%', pointerEvents: 'none' });

export const area = style({
  position: 'absolute',
  display: 'block',
  boxSizing: 'border-box',
  // Seen on light and on dark parts of a picture.
  border: '2px solid #fff',
  outline: '2px solid #1d2621',
  background:
    'repeating-conic-gradient(rgb(29 38 33 / 80%) 0% 25%, rgb(200 200 200 / 80%) 0% 50%) 50% / 1.25rem 1.25rem',
  cursor: 'move',
  touchAction: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-style="box"]': { background: '#26302b' },
    '&[data-current]': { outline: `4px solid ${color.focus.ring}` },
  },
});
export const number = style({
  display: 'inline-block',
  minWidth: '1.75rem',
  padding: '0 0.25rem',
  background: color.surface.action,
  color: color.text.onAction,
  fontWeight: 700,
  textAlign: 'center',
  borderRadius: 4,
});
export const corner = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 'min(2.75rem, 60%)',
  height: 'min(2.75rem, 60%)',
  cursor: 'nwse-resize',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: '0.875rem',
      height: '0.875rem',
      background: '#fff',
      border: '2px solid #1d2621',
    },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s });
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 0,
  padding: space.s,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  selectors: { '&[data-current]': { borderWidth: 3 } },
});
export const entryHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
export const handle = style([button.secondary]);
export const nudges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const place = style([text.small, { color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }]);
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space.s,
});
