import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './HamburgerMenu.css.ts';
import type { HamburgerSheetProps } from './HamburgerSheet.tsx';

export type HamburgerMenuProps = {
  /** the word on the button */
  label: string;
  title: string;
  closeLabel: string;
  /** links and buttons; picking one closes the menu */
  children: ReactNode;
  /** where the same links stand without the script */
  fallbackHref?: string;
};

/**
 * Only on s. Before the script it is a link to the navigation at the foot of the page; the sheet's code comes when a
 * finger or a focus comes near.
 */
export function HamburgerMenu({
  label,
  title,
  closeLabel,
  children,
  fallbackHref = '#footer-navigation',
}: HamburgerMenuProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isReady, setReady] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<HamburgerSheetProps>>();

  useEffect(() => {
    setHadFocus(document.activeElement === link.current);
    setReady(true);
  }, []);

  const load = () => import('./HamburgerSheet.tsx').then((module) => setSheet(() => module.HamburgerSheet));
  const words = (
    <>
      <Icon name="list" />
      {label}
    </>
  );

  if (!isReady) {
    return (
      <a ref={link} href={fallbackHref} className={css.opener}>
        {words}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={css.opener}
        // The link had the focus when it became this button
        ref={(button) => {
          if (button && hadFocus) button.focus();
        }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
        onClick={() =>
          load().then(
            () => setOpen(true),
            () => location.assign(fallbackHref),
          )
        }
      >
        {words}
      </button>
      {Sheet && (
        <Sheet title={title} closeLabel={closeLabel} isOpen={isOpen} onOpenChange={setOpen}>
          {children}
        </Sheet>
      )}
    </>
  );
}
