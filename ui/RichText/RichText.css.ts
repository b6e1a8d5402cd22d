import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/** For HTML that others wrote: every element is styled by its name, and only in here. */
export const richText = style([text.body, { maxWidth: vars.size.measure }]);
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${richText} ${selector}`, rule);

globalStyle(`${richText} > * + *`, { marginBlockStart: space.s });
globalStyle(`${richText} > * + :is(h2, h3)`, { marginBlockStart: space.l });
inside(':is(h2, h3, h4)', {
  fontSize: '1.25rem',
  fontWeight: vars.font.bold,
  lineHeight: vars.font.leadingTight,
});
inside('h2', { fontSize: '1.5rem', '@media': { [media.m]: { fontSize: '1.75rem' } } });
inside(':is(ul, ol)', { paddingInlineStart: '1.5em' });
inside('li + li', { marginBlockStart: space.hair });
inside('li::marker', { color: color.text.action });
inside('blockquote', { paddingInlineStart: space.s, borderInlineStart: `4px solid ${color.border.control}` });
inside(':is(img, iframe)', { maxWidth: '100%', border: 0, borderRadius: vars.radius.control });
inside(':is(th, td)', { padding: space.xs, border: `1px solid ${color.border.subtle}`, textAlign: 'start' });
inside('table', { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' });
inside('rt', { fontSize: '.6em' });
