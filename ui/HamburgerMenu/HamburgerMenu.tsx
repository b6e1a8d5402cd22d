import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as frame from '../Dialog/Dialog.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './HamburgerMenu.css.ts';

export type HamburgerMenuProps = {
  /** the word on the button */
  label: string;
  title: string;
  closeLabel: string;
  /** links and buttons; picking one closes the menu */
  children: ReactNode;
  /** where the same links stand without JavaScript */
  fallbackHref?: string;
};

/**
 * Only on s. Before JavaScript has loaded, and in browsers without `<dialog>`, it is a link to the navigation at the foot of the page.
 * The browser's own modal dialog: it takes the focus and gives it back, hides the page from screen readers, and weighs nothing.
 */
export function HamburgerMenu({
  label,
  title,
  closeLabel,
  children,
  fallbackHref = '#footer-navigation',
}: HamburgerMenuProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const [isReady, setReady] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();

  useEffect(() => {
    setHadFocus(document.activeElement === link.current);
    setReady('showModal' in HTMLDialogElement.prototype);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    const dialog = sheet.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // On a low screen the browser would choose the box that scrolls, which has no name.
      dialog.querySelector('button')?.focus();
    }
    return () => {
      style.overflow = before;
    };
  }, [isOpen]);

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

  const closeOnPick = ({ target }: MouseEvent) => {
    // At once, so that the dialog gives the focus back before the new page takes it. The item leaves the document only
    // with the `close` event: a link that is no longer in it would not be followed.
    if (target === sheet.current || (target as Element).closest('a, button')) sheet.current?.close();
  };
  /** Tab goes round inside: a browser alone would let it out to its own bars. */
  const keepFocus = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab') return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };
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
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      <dialog
        ref={sheet}
        className={css.sheet}
        aria-labelledby={titleId}
        // The browser tells of a closing a moment later: by then it may have been opened again.
        onCancel={() => setOpen(false)}
        onClose={() => sheet.current?.open || setOpen(false)}
        onClick={closeOnPick}
        onKeyDown={keepFocus}
      >
        {isOpen && (
          <div className={frame.dialog}>
            <div className={frame.head}>
              <h2 id={titleId} className={frame.title}>
                {title}
              </h2>
              <Button variant="quiet" className={frame.close}>
                <Icon name="x" />
                {closeLabel}
              </Button>
            </div>
            <div className={frame.body}>{children}</div>
          </div>
        )}
      </dialog>
    </>
  );
}
