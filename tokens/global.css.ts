import { globalStyle } from '@vanilla-extract/css';
import './theme.css.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { textSizeRatio } from './primitives.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minWidth: 0 });
// A list with a class is laid out by it; one without is running text. The empty marker, unlike `none`, lets VoiceOver
// still call it a list: https://bugs.webkit.org/show_bug.cgi?id=170179
globalStyle('ul[class], ol[class]', { listStyleType: '""' });
globalStyle('ul:not([class]), ol:not([class])', { paddingInlineStart: '1.5em' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('img, video', { height: 'auto' });
// Drawn small or not at all: in sight is to be the row around it, with the ring of the focus.
globalStyle('input[type="checkbox"], input[type="radio"]', { scrollMarginBlock: '4rem' });
globalStyle('hr', { border: 0, borderTop: `1px solid ${vars.color.border.subtle}` });
globalStyle('[hidden]', { display: 'none' });

globalStyle('html', {
  scrollPadding: `${vars.space.m} 0`,
  textSizeAdjust: '100%',
  accentColor: vars.color.surface.action,
});
// In percent, so that the size a reader has set in the browser is where we start.
for (const [name, ratio] of Object.entries(textSizeRatio)) {
  globalStyle(`html[data-text-size="${name}"]`, {
    fontSize: `${ratio * 100}%`,
    '@media': { print: { fontSize: `${ratio * 12}pt` } },
  });
}

globalStyle('body', {
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.family,
  fontSize: '1.125rem',
  lineHeight: vars.font.leading,
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  // No last line of one sign, where the browser can help it.
  textWrap: 'pretty',
  textSpacingTrim: 'trim-start',
} as Parameters<typeof globalStyle>[1]);

globalStyle('b, strong, th, dt', { fontWeight: vars.font.bold });

// A button is not text: `anywhere` would let its smallest width be one character.
globalStyle('button, input, select', { overflowWrap: 'break-word' });

// A live region that says nothing takes no room between its neighbours.
globalStyle(':where([role="status"]:empty)', { position: 'absolute' });

globalStyle('a', { color: vars.color.text.link, textUnderlineOffset: '.25em', textDecorationThickness: '1px' });
globalStyle('a:hover', { textDecorationThickness: '3px' });

/** Sun yellow on the thing, ink around it: seen on every ground, and by outline alone in forced colours. */
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus.edge}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focus.ring}`,
});
// Focus is moved here by the program so that reading starts at the right place; nothing here is operated.
globalStyle(':is(h1, h2, main, [role="alert"])[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });

globalStyle('html', {
  '@media': {
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
});
// Every sheet says what it is of and where that stands, since sheets get apart. `--sheet` is set by the document (`app/head.ts`).
const sheetText = { 'font-family': vars.font.family, 'font-size': '.75rem', 'padding-bottom': '2mm' };
globalStyle('@page', {
  margin: '8mm 8mm 16mm',
  '@bottom-left': { ...sheetText, content: 'var(--sheet)', 'text-align': 'start', width: '85%' },
  '@bottom-right': { ...sheetText, content: 'counter(page) " / " counter(pages)' },
} as never);
// Letters may stand out of their line: on paper nothing else keeps the first from the edge.
globalStyle('h1', { '@media': { print: { paddingBlockStart: '.25rem' } } });
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('li, tr, figure, dl > div', { '@media': { print: { breakInside: 'avoid' } } });
