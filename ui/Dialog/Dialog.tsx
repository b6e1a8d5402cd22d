import { type ReactNode, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { button } from '../Button/Button.css.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Dialog.css.ts';

export type DialogProps = {
  title: ReactNode;
  /** the way out at the top; left out only where `actions` hold one, as in AlertDialog */
  closeLabel?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** the buttons at the end, the safe one first */
  actions?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** `alertdialog` interrupts: only for what must be answered now */
  role?: 'dialog' | 'alertdialog';
  /** may be left by pressing beside it; Escape always closes */
  isDismissable?: boolean;
  /** colour behind the dialog; 50 % transparent black when nothing is said */
  backdrop?: string;
  /** z-index, for dialogs over dialogs */
  stackingOrder?: number;
  /** language of what it says itself, such as its hidden way out; the browser's when left out */
  lang?: string;
};

/** Holds the focus while it is open and gives it back; the page behind does not scroll. Heavy: import it when needed. */
export function Dialog({
  title,
  closeLabel,
  isOpen,
  onOpenChange,
  children,
  actions,
  size = 'm',
  role,
  isDismissable = true,
  backdrop,
  stackingOrder,
  lang,
}: DialogProps) {
  const bodyId = useId();
  // What interrupts is read as a whole; a longer text is left to the reader.
  const describedBy = role === 'alertdialog' ? bodyId : undefined;
  const overlay = (
    <ModalOverlay
      className={css.overlay}
      style={{ background: backdrop, zIndex: stackingOrder }}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <Modal className={css.modal} data-size={size}>
        <AriaDialog className={css.dialog} role={role} aria-describedby={describedBy}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {closeLabel && (
              <AriaButton slot="close" className={cx(button.quiet, css.close)}>
                <Icon name="x" />
                {closeLabel}
              </AriaButton>
            )}
          </div>
          <div id={bodyId} className={css.body}>
            {children}
          </div>
          {actions && <div className={css.foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  return lang ? <I18nProvider locale={lang}>{overlay}</I18nProvider> : overlay;
}
