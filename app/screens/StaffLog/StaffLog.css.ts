import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space } = vars;

export const filter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.s });
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
