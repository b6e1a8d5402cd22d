import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { text, surface, border } = vars.color;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minHeight: vars.size.target,
  padding: '.5rem clamp(1rem, 5vw, 1.5rem)',
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: text.action,
  fontSize: '1.125rem',
  fontWeight: vars.font.bold,
  lineHeight: vars.font.leadingTight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-size="l"]': { minHeight: '3.5rem', paddingInline: vars.space.l, fontSize: '1.25rem' },
    // A control that rests is still read: dashed, not faded.
    '&:disabled, &[aria-disabled="true"]': {
      background: surface.sunken,
      color: text.primary,
      border: `2px dashed ${border.control}`,
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { print: { display: 'none' } },
});

const filled = (ground: string, hover: string) => ({
  background: ground,
  borderColor: ground,
  color: text.onAction,
  // Filled and apart from the others in forced colours, too.
  forcedColorAdjust: 'none' as const,
  selectors: {
    '&:is(:hover, [data-pressed]):not(:disabled)': { background: hover, borderColor: hover },
  },
});

export const button = styleVariants({
  primary: [base, filled(surface.action, surface.actionHover)],
  danger: [base, filled(surface.danger, surface.dangerHover)],
  secondary: [
    base,
    {
      background: surface.card,
      borderColor: 'currentColor',
      selectors: { '&:is(:hover, [data-pressed]):not(:disabled)': { background: surface.sunken, color: text.primary } },
    },
  ],
  quiet: [
    base,
    {
      // Its words stand on the edge of what is above and below it, as a link's do.
      paddingInline: 0,
      border: 0,
      minWidth: vars.size.target,
      textDecoration: 'underline 1px',
      textUnderlineOffset: '.25em',
      selectors: { '&:is(:hover, [data-pressed])': { textDecorationThickness: '3px' } },
    },
  ],
});

/** Takes the place of the words while a button waits. */
export const pending = style({ display: 'grid', gap: '.25rem' });
export const pendingSteps = style({ background: 'currentColor' });
