import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { button } from '../Button/Button.css.ts';

const { color, space } = vars;

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.hair} ${space.s}` });

/**
 * Pressed: the heart is filled and the ground is dark, at once. As long as the response is awaited only the edge is dashed;
 * where it cannot be pressed it looks as every button does then.
 */
export const like = style([
  button.secondary,
  {
    selectors: {
      '&[data-pending]': {
        border: '2px dashed currentColor',
        background: color.surface.card,
        color: color.text.action,
      },
      '&[data-selected]:is(:not([aria-disabled]), [data-pending])': {
        background: color.surface.action,
        borderColor: color.surface.action,
        color: color.text.onAction,
        forcedColorAdjust: 'none',
      },
      '&[data-selected]:is(:not([aria-disabled]), [data-pending]):is(:hover, :active)': {
        background: color.surface.actionHover,
        borderColor: color.surface.actionHover,
        color: color.text.onAction,
      },
      '&&[data-selected][data-pending]': { borderColor: 'currentColor' },
    },
  },
]);

export const heart = style({
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  selectors: { '[data-selected] > &': { fill: 'currentColor' } },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });
export const description = style([text.body, { marginBlockStart: space.xs }]);
export const error = style([
  text.label,
  { display: 'flex', gap: space.xs, alignItems: 'start', marginBlockStart: space.xs, color: color.text.danger },
]);
