import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';

export type MenuItem = {
  /** unique in its menu */
  id: string;
  label: string;
  /** a remark below the label, read after it */
  description?: string;
  icon?: IconName;
  /** leads to a page instead of doing something */
  href?: string;
  /** cannot be done now; is still reached and read */
  isDisabled?: boolean;
  onAction?: () => void;
};

type Props = {
  item: MenuItem;
  id: string;
  /** one of some to choose from */
  choice?: { role: 'menuitemradio' | 'menuitemcheckbox'; isSelected: boolean };
  onPress: (event: MouseEvent) => void;
};

/** The browser's own button or link, so that every way of pressing works. */
export function MenuEntry({ item: { label, description, icon, href, isDisabled }, id, choice, onPress }: Props) {
  const shared = {
    role: choice?.role ?? 'menuitem',
    'aria-checked': choice?.isSelected,
    'aria-describedby': description && `${id}description`,
    className: css.item,
    onClick: onPress,
  };
  const words = (
    <>
      {choice && <Icon name="check" className={css.check} />}
      {icon && <Icon name={icon} />}
      <span className={css.words}>
        <span data-label="">{label}</span>
        {description && (
          // Said after the name and not in it.
          <span id={`${id}description`} aria-hidden="true" className={css.description}>
            {description}
          </span>
        )}
      </span>
    </>
  );
  return href && !isDisabled ? (
    <a {...shared} href={href}>
      {words}
    </a>
  ) : (
    <button {...shared} type="button" aria-disabled={isDisabled || undefined}>
      {words}
    </button>
  );
}
