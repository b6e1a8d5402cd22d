import { style } from '@vanilla-extract/css';

/** Whole on its page: on paper there is nothing to scroll. */
export const drawing = style({
  '@media': { print: { overflow: 'visible !important', maxHeight: 'none !important', border: '0 !important' } },
});
export const chart = style({
  display: 'block',
  '@media': {
    print: {
      width: 'auto !important',
      height: 'auto !important',
      maxWidth: '100% !important',
      maxHeight: '90vh !important',
      minWidth: '0 !important',
      minHeight: '0 !important',
    },
  },
});
export const zoom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  '@media': { print: { display: 'none' } },
});
/** The system's own colours, as the chart has them; large enough for a finger. */
export const zoomButton = style({
  font: 'inherit',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: '0.75rem',
  border: '1px solid ButtonBorder',
  borderRadius: 8,
  background: 'ButtonFace',
  color: 'ButtonText',
  cursor: 'pointer',
  // As large as without: the outline belongs to the focus.
  selectors: { '&[aria-pressed=true]': { borderWidth: 3, paddingInline: 'calc(0.75rem - 2px)' } },
});
