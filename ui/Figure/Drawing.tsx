import type { Scene } from '../../tokens/primitives.ts';
import * as css from './Figure.css.ts';

export type DrawingProps = {
  /** of the file, with the element to show: `posture.svg#drawing` */
  href: string;
  /** of its frame, in units of the drawing */
  width: number;
  height: number;
  /** what it shows; '' when the words beside it say so */
  alt?: string;
  /** the scene whose light the ground takes */
  tint: Scene;
};

/**
 * A line drawing in the colours of the theme, light, dark or forced. It is used from a file of its own, as an icon is: neither the
 * HTML nor the JavaScript carries it. In the file, colours are the custom properties of the theme.
 */
export function Drawing({ href, width, height, alt = '', tint }: DrawingProps) {
  const meaning = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `meaning` either names or hides it
    <svg viewBox={`0 0 ${width} ${height}`} className={css.drawing[tint]} {...meaning} focusable="false">
      <use href={href} />
    </svg>
  );
}
