import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './IconButton.css.ts';

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  icon: IconName;
  /** the button's name; nothing else says what it does */
  label: string;
  className?: string;
};

/** Only for signs that everybody knows (close, clear). Anything else is a Button with words. */
export function IconButton({ icon, label, className, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={cx(css.iconButton, className)}>
      <Icon name={icon} />
    </AriaButton>
  );
}
