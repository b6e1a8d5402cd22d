import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { stack } from '../layout.css.ts';
import * as css from './Popover.css.ts';
import { closeWhenLeft, keepEscape } from './panel.ts';

export type PopoverProps = {
  /** the words on the button */
  label: ReactNode;
  icon?: IconName;
  variant?: 'secondary' | 'quiet';
  /** the first line of the panel, and its name; the button's words are its name when left out */
  title?: ReactNode;
  /** words or a few controls */
  children: ReactNode;
  closeLabel: string;
  isDisabled?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
};

/**
 * The browser's own popover: opens before JavaScript has loaded, closes on Escape and on pressing beside it, gives the focus back, and
 * stands in the page behind its button, so that the Tab key and screen readers come to it next.
 */
export function Popover({
  label,
  icon,
  variant = 'secondary',
  title,
  children,
  closeLabel,
  isDisabled,
  onOpenChange,
  className,
}: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Safari does not give the focus to a pressed button, and then would not give it back.
  const focusOpener = () => opener.current?.focus();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what leaves the button and the panel
    <div
      className={cx(css.frame, className)}
      onBlur={(event) => closeWhenLeft(event, panel.current)}
      onKeyDown={(event) => keepEscape(event, panel.current)}
    >
      <Button
        ref={opener}
        id={`${id}button`}
        variant={variant}
        className={css.opener}
        isDisabled={isDisabled}
        popoverTarget={id}
        onPress={focusOpener}
      >
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="caret-down" className={css.caret} />
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: words are no fields of a form */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}${title ? 'title' : 'button'}`}
        className={css.panel}
        onToggle={onOpenChange && ((event) => onOpenChange(event.newState === 'open'))}
      >
        {title && (
          <p id={`${id}title`} className={css.title}>
            {title}
          </p>
        )}
        <div className={stack.s}>{children}</div>
        <div className={css.close}>
          <Button variant="quiet" popoverTarget={id} popoverTargetAction="hide" onPress={focusOpener}>
            <Icon name="x" />
            {closeLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
