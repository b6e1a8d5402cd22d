import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';
import { text } from '../../tokens/typography.css.ts';
import { dotsAcross } from '../../ui/Footpath/dots.ts';

const { space, color, size } = vars;
const notInPrint = { print: { display: 'none' } } as const;

export const header = style({
  // Its width in rem says how much room large text leaves.
  containerType: 'inline-size',
  background: color.surface.page,
  borderBottom: `1px solid ${color.border.subtle}`,
  '@media': notInPrint,
});

export const masthead = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.xs,
      paddingBlock: space.s,
    },
    m: { columnGap: space.m },
  }),
);

export const brand = style({
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: size.target,
  marginInlineEnd: 'auto',
  color: color.text.action,
  textDecoration: 'none',
});
export const brandName = style([
  text.subheading,
  // A longer name in English; the menu stays beside it.
  {
    letterSpacing: '0.04em',
    ':lang(en)': { letterSpacing: 0 },
    '@media': { [media.s]: { selectors: { '&:lang(en)': { fontSize: '1.125rem' } } } },
  } as never,
]);
export const brandPath = style({ width: '100%' });

/** On s they stand in the menu; without JavaScript, which opens it, in a row of their own. */
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
  '@media': {
    [media.s]: { width: '100%' },
    [`${media.s} and (scripting: enabled)`]: { display: 'none' },
    // What does not fit into one row goes on below, beside the brand and not under it.
    [media.m]: { flex: '1 1 0', minWidth: '28rem', justifyContent: 'flex-end' },
  },
});
/** Of staff, who have no menu: under the name where there is no room beside it. */
export const staffSwitches = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.m}` });
export const menuSwitches = style({ display: 'grid', gap: space.s, paddingBlock: space.m });

/** The site search, beside the name: a form where the row has room for it, else a link; on s it stands in the menu. */
const roomForSearch = '(width >= 70rem)';
export const siteSearch = style({
  display: 'none',
  flex: '0 1 16rem',
  '@media': {
    // Without JavaScript, which opens the menu, in a row of its own.
    [media.s]: { display: 'block', flexBasis: '100%' },
    [`${media.s} and (scripting: enabled)`]: { display: 'none' },
  },
  '@container': { [roomForSearch]: { display: 'block' } },
});
export const menuSearch = style({ paddingBlockEnd: space.s });
export const searchLink = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: size.target,
  minHeight: size.target,
  color: color.text.action,
  fontSize: '1.5rem',
  '@media': { [media.s]: { display: 'none' } },
  '@container': { [roomForSearch]: { display: 'none' } },
});

/** Who cannot read the page finds this without opening anything, unless large text has no room for it beside the menu. */
export const otherLanguage = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space.xs,
  fontSize: '1rem',
  color: color.text.link,
  '@media': { [media.m]: { display: 'none' } },
  '@container': { '(width < 22rem)': { display: 'none' } },
});

export const onlyS = style({ '@media': { [media.m]: { display: 'none' } } });

/** On s it stands in the menu; without JavaScript, which opens it, at the foot of the page. */
export const personalFromM = style({ '@media': { [media.s]: { display: 'none' } } });

export const menuList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const menuLink = style([
  text.subheading,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: `calc(${size.target} + ${space.xs})`,
    color: color.text.primary,
    textDecoration: 'none',
    borderBottom: `1px solid ${color.border.subtle}`,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&[aria-current]': { color: color.text.action },
      // Here the footpath goes on from the words.
      '&[aria-current]::after': { content: '', flex: 'none', width: '4rem', marginInlineStart: space.s, ...dotsAcross },
    },
  },
]);

export const above = style({ paddingTop: space.s, display: 'grid', gap: space.s });
export const crumbs = style({ paddingTop: space.s, '@media': notInPrint });
/** Only to the first page, where the name above leads as well: on s the room belongs to the page. */
export const oneCrumb = style([crumbs, { '@media': { [media.s]: { display: 'none' } } }]);

export const main = style({
  paddingBlock: `${space.m} ${space.xl}`,
  outlineOffset: '-3px',
  '@media': { print: { padding: 0 } },
});
// The focus lands here after the skip link; the page itself needs no ring.
globalStyle(`${main}:focus:not(:focus-visible)`, { outline: 'none' });

export const footer = style({ background: color.surface.sunken, paddingBlock: space.l, '@media': notInPrint });
export const footerInner = style({ display: 'grid', gap: space.m });
/** Groups fill columns one after another: a short one leaves no hole beside a long one. */
export const footerGroups = style({ columns: '13rem', columnGap: space.m });
export const footerGroup = style({ breakInside: 'avoid', paddingBlockEnd: space.m });
export const footerHeading = style([text.label, { color: color.text.primary }]);
export const footerList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const sample = style([text.small, { color: color.text.primary }]);
