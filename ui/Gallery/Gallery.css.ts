import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/** As many columns as there is room for; two on a phone, one where the words are large. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(clamp(10rem, 22vw, 16rem), 100%), 1fr))',
  gap: `${space.m} ${space.s}`,
});

export const item = style({ display: 'flex', flexDirection: 'column', gap: space.hair, minWidth: 0 });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  borderRadius: vars.radius.card,
});

/** The sheet a picture is mounted on: one shape for all, wide or tall, so that rows stay rows. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
  selectors: {
    [`${link}:hover > &`]: { borderColor: color.text.link },
    // Words in the place of a picture are not cut off.
    '&:not(:has(img))': { gridTemplateRows: '1fr', overflow: 'visible', border: 0 },
  },
});

export const title = style([text.label, { wordBreak: 'auto-phrase' as 'normal' }]);
export const caption = style([text.small, { color: color.text.secondary }]);
