/**
 * What every story is held to: WCAG 2.0–2.2 A and AA, best practice, and AAA contrast (text 7:1).
 * No rule is switched off here; a story that must do so says why beside it.
 */
export const a11y = {
  test: 'error',
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast-enhanced': { enabled: true } },
    // A test run reads the violations only: describing every element that passes is a third of axe's time.
    ...(import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {}),
  },
} as const;

/** Widths that matter: the narrowest screen (and 1280 px at 400 %), a phone, the last of small, a desktop. */
export const viewports = {
  narrow: { name: '320', styles: { width: '320px', height: '640px' } },
  phone: { name: '360', styles: { width: '360px', height: '740px' } },
  small: { name: '768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
};
