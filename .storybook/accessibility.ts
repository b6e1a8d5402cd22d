/**
 * What every story is held to: WCAG 2.0–2.2 A and AA, best practice, and AAA contrast (text 7:1).
 * No rule is switched off here but one that another contains; a story that must do so says why beside it.
 */
export const a11y = {
  test: 'error',
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // 7:1 contains 4.5:1, and 4.5:1 of large text 3:1.
    rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } },
    // A test run reads the violations only: describing every element that passes is a third of axe's time.
    ...(import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {}),
  },
} as const;

/**
 * For stories of screens: a test run looks at what is the screen's own. The frame around it has its stories (画面/共通),
 * and tests/e2e looks at whole pages.
 */
export const a11yOfContent =
  import.meta.env.MODE === 'test'
    ? { a11y: { context: { exclude: ['header', 'nav', 'footer'].map((name) => `${name}:not(main *)`) } } }
    : {};

/** Widths that matter: the narrowest screen (and 1280 px at 400 %), a phone, the last of small, a desktop. */
export const viewports = {
  narrow: { name: '320', styles: { width: '320px', height: '640px' } },
  phone: { name: '360', styles: { width: '360px', height: '740px' } },
  small: { name: '768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
};
