import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import * as raw from './primitives.ts';
import { colors } from './semantic.ts';

/** A foot is a little longer than wide; two rows of them, half a step apart. In rem, so that they grow with the text. */
const foot = (x: string, y: string, long: string, wide: string) =>
  `radial-gradient(ellipse ${long} ${wide} at ${x} ${y}, #000 78%, #0000)`;
const across = `${foot('.25rem', '.15rem', '.22rem', '.15rem')} 0 0/1rem .6rem round no-repeat, ${foot('.75rem', '.45rem', '.22rem', '.15rem')} 0 0/1rem .6rem round no-repeat`;
const down = `${foot('.15rem', '.25rem', '.15rem', '.22rem')} 0 0/.6rem 1rem no-repeat round, ${foot('.45rem', '.75rem', '.15rem', '.22rem')} 0 0/.6rem 1rem no-repeat round`;

createGlobalTheme(':root', vars, {
  color: colors.light,
  font: { family: raw.fontFamily, leading: '1.8', leadingTight: '1.45', bold: '600' },
  space: { ...raw.space, gutter: 'clamp(1rem, 4vw, 2rem)' },
  size: { target: 'max(44px, 2.75rem)', measure: '38em', page: '72rem' },
  radius: raw.radius,
  layer: raw.layer,
  motion: { quick: '150ms', calm: '200ms' },
  motif: { across, down },
});

globalStyle('[lang|="ja"]', {
  vars: assignVars(vars.font, { family: raw.fontFamily, leading: '1.8', leadingTight: '1.45', bold: '600' }),
});
globalStyle('[lang|="en"]', {
  vars: {
    [vars.font.leading]: '1.6',
    [vars.font.leadingTight]: '1.3',
    [vars.font.bold]: '700',
  },
});

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [`screen and ${media.dark}`]: { vars: assignVars(vars.color, colors.dark) },
    // Last of the colours, so that it wins over dark. The browser replaces most colours itself; drawings need ours.
    [media.forcedColors]: { vars: assignVars(vars.color, colors.forced) },
    print: { vars: assignVars(vars.color, colors.print) },
    [media.reducedMotion]: { vars: { [vars.motion.quick]: '0s', [vars.motion.calm]: '0s' } },
  },
});
