import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What may be said about a look. A name tells the purpose, never the colour. Values: theme.css.ts. */
export const vars = createGlobalThemeContract(
  {
    color: {
      text: {
        primary: 'text',
        secondary: 'text-2',
        accent: 'text-accent',
        link: 'text-link',
        action: 'text-action',
        danger: 'text-danger',
        onAction: 'on-action',
      },
      surface: {
        page: 'page',
        card: 'card',
        /** quiet grounds: header, footer, table heads. Only primary, link and action text reach 7:1 here. */
        sunken: 'sunken',
        action: 'action',
        actionHover: 'action-hover',
        danger: 'danger',
        dangerHover: 'danger-hover',
      },
      border: {
        /** the edge of something one can operate: 3:1 */
        control: 'line',
        /** a thread between things that are told apart without it */
        subtle: 'thread',
      },
      focus: { ring: 'focus-ring', edge: 'focus-edge' },
      /** the drawing of a course, and the footpath of the brand */
      route: { line: 'route', casing: 'casing', contour: 'contour', footpath: 'steps' },
      tint: {
        waterside: 'waterside',
        blossom: 'blossom',
        autumn: 'autumn',
        history: 'history',
        park: 'park',
        night: 'night',
        shopping: 'shopping',
        hills: 'hills',
        island: 'island',
        stroller: 'stroller',
        art: 'art',
        view: 'view',
      },
    },
    font: {
      family: 'font',
      /** line height of running text and of headings, by language */
      leading: 'leading',
      leadingTight: 'leading-tight',
      /** bold is lighter in Japanese, where strokes are many */
      bold: 'bold',
    },
    space: { hair: 's0', xs: 's1', s: 's2', m: 's3', l: 's4', xl: 's5', gutter: 'gutter' },
    size: {
      /** the least side of anything one can press: 44 px, and more when text is large */
      target: 'target',
      /** line length that is read easily: about 38 characters in Japanese, 68 in English */
      measure: 'measure',
      page: 'page-width',
    },
    radius: { control: 'r', card: 'r-card', round: 'r-round' },
    layer: { sticky: 'z-sticky', overlay: 'z-overlay', skipLink: 'z-skip' },
    motion: {
      /** 0 under reduced motion */
      quick: 'quick',
      calm: 'calm',
    },
    motif: {
      /** masks of two staggered rows of dots, along a line and down a side */
      across: 'dots-x',
      down: 'dots-y',
    },
  },
  (value) => `tt-${value}`,
);
