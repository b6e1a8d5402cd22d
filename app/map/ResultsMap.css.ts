import { style } from '@vanilla-extract/css';

/** As high as the window leaves it, beside a list that scrolls. */
export const resultsFrame = style({ height: 'clamp(18rem, calc(100vh - 16rem), 44rem)' });
