import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { panel } from '../Popover/Popover.css.ts';

const { color, space } = vars;

export const menu = style([panel, { padding: space.xs, borderRadius: vars.radius.control }]);

export const section = style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
});
export const heading = style([text.small, { padding: `${space.hair} .75rem`, color: color.text.secondary }]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  width: '100%',
  minHeight: '3rem',
  padding: `${space.xs} .75rem`,
  border: '2px solid transparent',
  borderRadius: '.375rem',
  background: 'transparent',
  color: color.text.primary,
  fontSize: '1.125rem',
  lineHeight: vars.font.leadingTight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.sunken },
    // Filled and outlined: seen without the colour, and where colours are the reader's own.
    '&:focus': {
      outline: 'none',
      boxShadow: 'none',
      background: color.surface.action,
      borderColor: color.focus.ring,
      color: color.text.onAction,
      forcedColorAdjust: 'none',
    },
    '&[aria-disabled="true"]': { border: `2px dashed ${color.border.control}`, cursor: 'not-allowed' },
    '&[aria-disabled="true"]:focus': {
      borderColor: color.text.primary,
      background: color.surface.sunken,
      color: color.text.primary,
    },
  },
});
/** The sign of what is chosen keeps its room where nothing is. */
export const check = style({ selectors: { ':not([aria-checked="true"]) > &': { visibility: 'hidden' } } });
export const words = style({ display: 'grid', minWidth: 0 });
export const description = style([text.small, { lineHeight: vars.font.leadingTight }]);
