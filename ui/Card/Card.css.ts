import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space, radius } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
  selectors: { '&:has(h2 > a:hover, h3 > a:hover, h4 > a:hover)': { borderColor: color.text.link } },
});

export const figure = style({
  overflow: 'hidden',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  borderBottom: `1px solid ${color.border.subtle}`,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space.xs,
  padding: `${space.s} 1.25rem 1.25rem`,
});

export const heading = text.subheading;

/** The link's area is the whole card, its words are the heading only. */
export const cover = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.focus.edge}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${color.focus.ring}`,
    },
  },
});

/** What can be pressed by itself lies above the card's own link. */
export const foot = style({ position: 'relative', marginBlockStart: 'auto', paddingBlockStart: space.xs });
