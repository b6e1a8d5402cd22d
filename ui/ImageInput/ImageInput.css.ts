import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { button } from '../Button/Button.css.ts';
import { withJavaScript } from '../javascript.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color, space } = vars;

/** Dashed, as a place where something can be put; whole while something is held over it. */
export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
  padding: space.s,
  border: `2px dashed ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  selectors: {
    '[data-over] &': { border: `2px solid ${color.surface.action}`, outline: `2px solid ${color.surface.action}` },
    '[data-invalid] &': { border: `3px solid ${color.text.danger}` },
  },
});

export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minWidth: 0 });
export const picture = style({
  flex: 'none',
  width: '10rem',
  maxWidth: '100%',
  maxHeight: '10rem',
  objectFit: 'contain',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
});
export const file = style({ flex: '1 1 10rem', minWidth: 0 });
export const name = style([text.label, { overflowWrap: 'anywhere' }]);
export const size = style([text.small, { color: color.text.secondary }]);
export const hint = style([withJavaScript, text.small, { color: color.text.secondary }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
});

/** The label is the button. It looks at the input after it. */
export const choose = style([
  button.secondary,
  {
    selectors: {
      '&:has(+ :focus-visible)': {
        outline: `3px solid ${color.focus.edge}`,
        outlineOffset: '3px',
        boxShadow: `0 0 0 3px ${color.focus.ring}`,
      },
      '&:has(+ :disabled)': {
        background: color.surface.sunken,
        color: color.text.primary,
        border: `2px dashed ${color.border.control}`,
        cursor: 'not-allowed',
      },
    },
  },
]);
/** Only where a finger is the pointer is a camera at hand; elsewhere the same file dialog would open twice. */
export const camera = style([
  choose,
  {
    display: 'none',
    '@media': {
      '(pointer: coarse)': { display: 'inline-flex', selectors: { '&[data-waiting]': { display: 'none' } } },
    },
  },
]);
export const cameraInput = style([
  visuallyHidden,
  {
    display: 'none',
    '@media': { '(pointer: coarse)': { display: 'block', selectors: { '&[data-waiting]': { display: 'none' } } } },
  },
]);

/** Where a script shows the name of the file, the input itself need not; it stays in the order of focus. */
export const native = style({
  maxWidth: '100%',
  minHeight: vars.size.target,
  '@media': {
    '(scripting: enabled)': {
      position: 'absolute',
      width: 1,
      height: 1,
      minHeight: 0,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    // On paper its label is gone, as every button is.
    print: { display: 'none' },
  },
});
