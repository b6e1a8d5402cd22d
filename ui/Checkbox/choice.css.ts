import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/**
 * One choice, of a checkbox or of a radio button. Looks at the native input by `:has()`, so that a choice made before
 * JavaScript has loaded is seen.
 */
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minHeight: vars.size.target,
  lineHeight: vars.font.leadingTight,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `3px solid ${color.focus.edge}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${color.focus.ring}`,
      // In forced colours the ground of the next line would lie over the ring.
      zIndex: 1,
    },
    '&:has(:disabled)': { color: color.text.secondary, cursor: 'not-allowed' },
    '[data-layout="chips"] &': {
      padding: `.25rem ${space.s} .25rem .75rem`,
      border: `2px solid ${color.border.control}`,
      borderRadius: '1.5rem',
      background: color.surface.card,
    },
    '[data-layout="chips"] &:has(:checked)': { borderColor: color.surface.action },
  },
});

/** Of a group of radio buttons in which none is chosen, the browser calls every one indeterminate: they are not meant. */
const chosen = `${choice}:has(:checked, :where([type="checkbox"]):indeterminate)`;

/** The box or the circle; the mark inside is a border, which forced colours and print keep. */
const mark = style({
  position: 'relative',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${color.border.control}`,
  background: color.surface.card,
  selectors: {
    [`${choice}:hover &`]: { borderColor: color.text.primary },
    [`${chosen} &`]: {
      background: color.surface.action,
      borderColor: color.surface.action,
      color: color.text.onAction,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    [`${choice}[data-invalid] &`]: { border: `3px solid ${color.text.danger}` },
    [`${choice}:has(:disabled) &`]: { borderStyle: 'dashed' },
    '&::after': { content: '', position: 'absolute', display: 'none' },
    [`${chosen} &::after`]: { display: 'block' },
  },
});

export const box = style([
  mark,
  {
    borderRadius: '.25rem',
    selectors: {
      '&::after': {
        left: '.4rem',
        top: '.1rem',
        width: '.45rem',
        height: '.85rem',
        border: 'solid currentColor',
        borderWidth: '0 3px 3px 0',
        rotate: '42deg',
      },
      [`${choice}:has(:indeterminate) &::after`]: { width: 0, rotate: '90deg' },
    },
  },
]);

export const circle = style([
  mark,
  {
    borderRadius: vars.radius.round,
    selectors: {
      '&::after': {
        inset: 0,
        width: 0,
        margin: 'auto',
        height: 0,
        border: '.375rem solid currentColor',
        borderRadius: 'inherit',
      },
    },
  },
]);

/** A choice with its remark and its error. */
export const frame = style({ minWidth: 0, maxWidth: vars.size.measure });
export const requirement = style({ display: 'inline-block', marginInlineStart: space.xs });
export const count = style({ color: color.text.secondary, marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const remark = style([text.small, { color: color.text.secondary, paddingInlineStart: '2.25rem' }]);

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  selectors: { '&[data-layout="chips"]': { flexDirection: 'row', flexWrap: 'wrap', gap: '.75rem' } },
  '@media': { [media.s]: { selectors: { '&[data-layout="list"]': { gap: space.xs } } } },
});
