import { style } from '@vanilla-extract/css';
import { link } from '../Link/Link.css.ts';

export const backLink = style([link.standalone, { fontSize: '1rem', '@media': { print: { display: 'none' } } }]);
