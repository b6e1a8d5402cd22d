import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const tall = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  // Often a title: it breaks at phrases, as headings do.
  wordBreak: 'auto-phrase' as 'normal',
});

export const outward = style({ marginInlineStart: '.35em' });

export const link = {
  /** in a sentence: as tall as the sentence */
  inline: '',
  /** on a line of its own: something to press */
  standalone: style([tall, { fontWeight: vars.font.bold }]),
  /** in a list of links, where the list already says what it is */
  quiet: style([
    tall,
    { textDecorationLine: 'none', selectors: { '&:hover, &[aria-current]': { textDecorationLine: 'underline' } } },
  ]),
};
