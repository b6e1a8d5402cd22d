import { pushKinds } from '../../contract/pushRules.ts';
import { Button } from '../../ui/Button/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import { usePage } from '../PageContext.tsx';

export interface ExplanationProps {
  onAccept: () => void;
  onCancel: () => void;
}

/** What comes and when, in our own words, before the browser asks: it asks once, and a no given in haste is hard to undo. */
export function Explanation({ onAccept, onCancel }: ExplanationProps) {
  const { t } = usePage();
  return (
    <LazyDialog
      title={t('push:explainTitle')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => isOpen || onCancel()}
      // Without its code nothing is asked: the button is still there.
      onMissing={onCancel}
      actions={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {t('push:notNow')}
          </Button>
          <Button onPress={onAccept}>{t('push:goOn')}</Button>
        </>
      }
    >
      <div className={stack.s}>
        <p>{t('push:explainLead')}</p>
        <ul>
          {pushKinds.map((kind) => (
            <li key={kind}>{t(`push:kind_${kind}`)}</li>
          ))}
        </ul>
        <p>{t('push:quiet')}</p>
        <p>{t('push:explainNext')}</p>
      </div>
    </LazyDialog>
  );
}
