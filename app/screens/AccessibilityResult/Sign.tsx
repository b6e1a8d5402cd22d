import * as css from './Sign.css.ts';

/** Told apart without colour. */
const shapes = {
  full: 'M2 2h12v12H2Z',
  half: 'M2 14L14 2V14Z',
  dash: 'M4 7h8v2H4Z',
  empty: '',
  cross: 'M3 4.5L4.5 3 8 6.5 11.5 3 13 4.5 9.5 8 13 11.5 11.5 13 8 9.5 4.5 13 3 11.5 6.5 8Z',
};
export type Shape = keyof typeof shapes;

/** A square that is full, half full, empty, or has a dash or a cross in it; words beside it say what it means. */
export function Sign({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={css.sign[shape]}>
      <rect x="1" y="1" width="14" height="14" className={css.frame} />
      <path d={shapes[shape]} className={css.shape} />
    </svg>
  );
}
