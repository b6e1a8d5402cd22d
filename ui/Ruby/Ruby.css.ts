import { style } from '@vanilla-extract/css';

/** Kana is never smaller than can be read, and is not copied with the word. */
export const reading = style({ fontSize: 'max(.6em, .8125rem)', lineHeight: 1.2, userSelect: 'none' });
/** Where the reading stands above, words do not touch. */
export const ruby = style({ rubyAlign: 'center', lineHeight: 1.2 });
