import { type ReactNode, useState } from 'react';
import { button } from '../../ui/Button/Button.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import { usePage } from '../PageContext.tsx';
import * as css from './search.css.ts';

export interface ConditionsBarProps {
  /** How many conditions the form has in force. */
  count: number;
  /** The form in the dialog; `close` after its button was pressed. */
  form: (close: () => void) => ReactNode;
  /** The conditions in force. */
  children: ReactNode;
}

/** Leads to the conditions, as a dialog where they do not stand beside the results, and shows those in force. */
export function ConditionsBar({ count, form, children }: ConditionsBarProps) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  const words = (
    <>
      <Icon name="sliders-horizontal" />
      {count ? t('search:filtersChosen', { count }) : t('search:filters')}
    </>
  );
  return (
    <div className={css.bar}>
      <Button
        variant="secondary"
        className={cx(css.opener, css.opensDialog, withJavaScript)}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {words}
      </Button>
      <a href="#filters" className={cx(button.secondary, css.opener, css.leadsToForm)}>
        {words}
      </a>
      {children}
      {isOpen && (
        <LazyDialog
          isOpen
          onOpenChange={setOpen}
          title={t('search:filtersTitle')}
          closeLabel={t('close')}
          // The form in the page says the same.
          onMissing={() => {
            setOpen(false);
            document.getElementById('filters')?.setAttribute('data-shown', '');
          }}
        >
          {form(() => setOpen(false))}
        </LazyDialog>
      )}
    </div>
  );
}
