import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** A text style bundles size, weight and line height; nothing sets one of the three alone. */
const running = (fontSize: string) => style({ fontSize, fontWeight: 400, lineHeight: vars.font.leading });

const heading = (fontSize: string, fromM = fontSize) =>
  style({
    fontSize,
    fontWeight: vars.font.bold,
    lineHeight: vars.font.leadingTight,
    textWrap: 'balance',
    // Headings break at phrases where the browser can; elsewhere they break as Japanese always has.
    wordBreak: 'auto-phrase' as 'normal',
    '@media': fromM === fontSize ? undefined : { [media.m]: { fontSize: fromM } },
  });

export const text = {
  /** the one h1 of a page */
  title: heading('1.75rem', '2.25rem'),
  /** h2 */
  heading: heading('1.5rem', '1.75rem'),
  /** h3, a card's name */
  subheading: heading('1.25rem', '1.375rem'),
  /** h4, a field's label, a term */
  label: style({ fontSize: '1.125rem', fontWeight: vars.font.bold, lineHeight: vars.font.leadingTight }),
  /** the paragraph that opens a page */
  lead: running('1.25rem'),
  body: running('1.125rem'),
  /** captions and remarks; never for what one must read to act */
  small: running('1rem'),
  /** minutes, distance, steps */
  number: style({
    fontSize: '2.5rem',
    fontWeight: vars.font.bold,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
};

export type TextStyle = keyof typeof text;
