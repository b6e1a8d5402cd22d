import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { withJavaScript } from '../javascript.css.ts';

export const accordion = style({ minWidth: 0 });
export const all = style([
  withJavaScript,
  { display: 'flex', justifyContent: 'end', '@media': { print: { display: 'none' } } },
]);
/** Looks like the summary it stands in. */
export const heading = style({
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: '1.25rem',
  fontWeight: 'inherit',
  lineHeight: vars.font.leadingTight,
});

// On paper nothing can be opened: all of it is there.
globalStyle(`${accordion} > details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 } },
});
