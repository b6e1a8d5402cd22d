/** What the library offers of the tokens: values as text for one's own styles, and the custom properties that hold them. */
export { breakpoint, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
