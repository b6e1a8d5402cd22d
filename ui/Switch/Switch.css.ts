import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { choice } from '../Checkbox/choice.css.ts';

const { color, space } = vars;

/** Looks at the native input, as a checkbox does: what was switched before JavaScript has loaded is seen. */
const on = `${choice}:has(:checked) &`;

export const frame = style({ minWidth: 0, maxWidth: vars.size.measure });

export const track = style({
  position: 'relative',
  flex: 'none',
  width: '3.25rem',
  height: '1.875rem',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.round,
  background: color.surface.card,
  selectors: {
    [`${choice}:hover &`]: { borderColor: color.text.primary },
    [on]: {
      background: color.surface.action,
      borderColor: color.surface.action,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    [`${choice}:has([aria-invalid="true"]) &`]: { border: `3px solid ${color.text.danger}` },
    [`${choice}:has(:disabled) &`]: { borderStyle: 'dashed' },
    // A border, not a ground: forced colours and print keep it.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '.1875rem',
      width: 0,
      height: 0,
      margin: 'auto',
      border: `.625rem solid ${color.border.control}`,
      borderRadius: 'inherit',
      transition: `translate ${vars.motion.quick}`,
    },
    [`${on}::after`]: { translate: '1.375rem 0', borderColor: color.text.onAction },
  },
});

/** Long words for on and off take a line of their own. */
export const row = style([choice, { flexWrap: 'wrap', paddingBlock: space.hair }]);
export const name = style({ flex: '1 1 12rem', minWidth: 0 });
export const knob = style({ display: 'flex', alignItems: 'center', gap: '.75rem' });

/** Both words lie on one another: nothing moves when one takes the other's place. */
export const state = style({ display: 'grid', flex: 'none', fontWeight: vars.font.bold });
const word = style({ gridArea: '1 / 1' });
export const onWord = style([word, { visibility: 'hidden', selectors: { [on]: { visibility: 'visible' } } }]);
export const offWord = style([word, { selectors: { [on]: { visibility: 'hidden' } } }]);

export const remark = style([text.small, { color: color.text.secondary, marginBlockStart: space.hair }]);
