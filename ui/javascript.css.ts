import { style } from '@vanilla-extract/css';

/**
 * What only works with JavaScript: gone where there will never be any, and while `data-waiting` says that it has not come
 * yet, its place is kept. `!important`, because it has to win over every `display` that is set on the same element,
 * whichever file comes last.
 */
export const withJavaScript = style({
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none !important' } },
});

/** What stands in its place then. */
export const withoutJavaScript = style({
  display: 'none !important',
  '@media': { '(scripting: none)': { display: 'block !important' } },
});
