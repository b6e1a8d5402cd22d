import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { color } = vars;

const base = style({ width: '1em', height: '1em', flex: 'none' });
export const sign = styleVariants({
  full: [base, { color: color.text.action }],
  half: [base, { color: color.text.action }],
  dash: [base, { color: color.text.secondary }],
  empty: [base, { color: color.text.secondary }],
  cross: [base, { color: color.text.danger }],
});
export const frame = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const shape = style({ fill: 'currentColor' });
