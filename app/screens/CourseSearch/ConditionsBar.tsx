import { useState } from 'react';
import { button } from '../../../ui/Button/Button.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { LazyDialog } from '../../dialogs/LazyDialog.tsx';
import { usePage } from '../../PageContext.tsx';
import { ConditionChips } from './ConditionChips.tsx';
import * as css from './CourseSearch.css.ts';
import { activeConditions } from './conditions.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { DialogFilterForm } from './LazyForms.tsx';

/** Leads to the conditions, as a dialog where they do not stand beside the results, and shows those in force. */
export function ConditionsBar(props: FilterFormProps) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  const count = activeConditions(props.conditions).filter(({ name }) => name !== 'keyword').length;
  const words = (
    <>
      <Icon name="sliders-horizontal" />
      {count ? t('courseSearch:filtersChosen', { count }) : t('courseSearch:filters')}
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
      <ConditionChips {...props} />
      {isOpen && (
        <LazyDialog
          isOpen
          onOpenChange={setOpen}
          title={t('courseSearch:filtersTitle')}
          closeLabel={t('close')}
          // The form in the page says the same.
          onMissing={() => {
            setOpen(false);
            document.getElementById('filters')?.setAttribute('data-shown', '');
          }}
        >
          <DialogFilterForm {...props} onSent={() => setOpen(false)} />
        </LazyDialog>
      )}
    </div>
  );
}
