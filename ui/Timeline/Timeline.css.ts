import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { dotsAcross, dotsDown } from '../Footpath/dots.ts';

const { color, space } = vars;

/** Five beside one another have room for a sentence each; more go down the page. */
const wide = '(width >= 62rem)';
const few = ':not(:has(> :nth-child(6)))';

export const room = style({ containerType: 'inline-size' });

export const list = style({
  // Of the ring around the current one.
  paddingBlockStart: '.375rem',
  '@container': {
    [wide]: {
      selectors: {
        [`&${few}`]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: space.s },
      },
    },
  },
});

export const phase = style({
  position: 'relative',
  minHeight: '4.5rem',
  padding: `.25rem 0 ${space.m} 3.5rem`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@container': { [wide]: { selectors: { [`${list}${few} > &`]: { padding: '3.25rem 0 0' } } } },
});

/** Behind: filled. Now: filled, with a ring around. To come: an empty ring of dashes. */
export const marker = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `2px solid ${color.route.footpath}`,
  borderRadius: vars.radius.round,
  background: color.surface.action,
  color: color.text.onAction,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  selectors: {
    '[data-time="current"] > &': { outline: `3px solid ${color.route.footpath}`, outlineOffset: '3px' },
    '[data-time="upcoming"] > &': {
      border: `2px dashed ${color.border.control}`,
      background: color.surface.card,
    },
  },
});

/** An element of its own, as in StepList. The way to come is drawn in the colour of a line. */
export const path = style({
  position: 'absolute',
  insetInlineStart: '.825rem',
  top: '2.875rem',
  bottom: '.375rem',
  ...dotsDown,
  selectors: {
    ':last-child > &': { display: 'none' },
    ':not([data-time="past"]) > &': { background: color.border.control },
  },
  '@container': {
    [wide]: {
      selectors: {
        [`${list}${few} > * > &`]: {
          insetInline: `2.875rem calc(.375rem - ${space.s})`,
          top: '.825rem',
          bottom: 'auto',
          width: 'auto',
          height: dotsAcross.height,
          mask: vars.motif.across,
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.hair} ${space.xs}`,
});
export const title = text.subheading;
/** A day is rather not broken: lines of about one length break between the two. */
export const period = style([text.body, { fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }]);
export const body = style({ paddingBlockStart: space.hair });
