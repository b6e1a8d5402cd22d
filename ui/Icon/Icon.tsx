import { cx } from '../cx.ts';
import * as css from './Icon.css.ts';
import sprite from './icons.svg?url&no-inline';
import type { IconName } from './names.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** What the icon means. Without it the icon is decoration, and the words beside it carry the meaning. */
  label?: string;
  /** clockwise, in degrees; for compass directions on `arrow-up` */
  rotate?: number;
  className?: string;
};

/** Address of the drawing that all icons share: to be preloaded and kept for offline. */
export const iconSprite: string = sprite;

/** One file holds all icons, so that neither the HTML nor the JavaScript carries their paths. */
export function Icon({ name, label, rotate, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `meaning` either names or hides it
    <svg
      className={cx(css.icon, className)}
      {...meaning}
      focusable="false"
      style={rotate ? { rotate: `${rotate}deg` } : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
