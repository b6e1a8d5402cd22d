import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { control } from '../Field/Field.css.ts';

/** Where a textarea does not grow with its text, the same text grows under it and holds the place open. */
export const growing = style({
  display: 'grid',
  '@supports': {
    'not (field-sizing: content)': {
      selectors: {
        '&::after': {
          content: 'attr(data-text) " "',
          gridArea: '1 / 1',
          visibility: 'hidden',
          padding: `${vars.space.xs} .75rem`,
          border: '2px solid',
          fontSize: '1.125rem',
          lineHeight: vars.font.leading,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        },
      },
    },
  },
});

export const area = style([
  control,
  {
    gridArea: '1 / 1',
    display: 'block',
    // Read again before it is sent: as wide apart as running text.
    lineHeight: vars.font.leading,
    resize: 'vertical',
    fieldSizing: 'content',
  },
]);
