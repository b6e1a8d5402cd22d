import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space } = vars;

/** Its sections have their own room above. */
export const form = style({ selectors: { '&&': { gap: 0 } } });
/** Below the last section. */
export const end = style({ marginBlockStart: space.xl });
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingInlineStart: '1.5em',
  // Lists with a class have no signs.
  selectors: { '&&': { listStyleType: 'disc' } },
});
