import * as css from './FavouriteButton.css.ts';

/** Filled while its button is pressed. */
export const Star = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={css.star}>
    <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
  </svg>
);
