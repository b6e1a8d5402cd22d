import { globalStyle, style } from '@vanilla-extract/css';

/** The screen alone: without the skip link, cookie banner, header, breadcrumbs and footer that all pages share. */
export const contentOnly = style({ display: 'contents' });
globalStyle(`${contentOnly} > :is(a, header, footer, div:has(> nav), section:has(form[action="/preferences"]))`, {
  display: 'none',
});
