import { Button } from '../../ui/Button/index.ts';
import { usePage } from '../PageContext.tsx';
import type { DialogEntryProps } from './Dialogs.tsx';
import { LazyDialog } from './LazyDialog.tsx';

/** There is a newer version of the portal; true: load it now. */
export function UpdateDialog({ backdrop, onClose }: DialogEntryProps<boolean>) {
  const { t } = usePage();
  const later = () => onClose(false);
  return (
    <LazyDialog
      title={t('updateTitle')}
      closeLabel={t('close')}
      role="alertdialog"
      size="s"
      backdrop={backdrop}
      isOpen
      onOpenChange={(isOpen) => isOpen || later()}
      onMissing={later}
      actions={
        <>
          <Button onPress={() => onClose(true)}>{t('updateNow')}</Button>
          <Button variant="secondary" onPress={later}>
            {t('updateLater')}
          </Button>
        </>
      }
    >
      <p>{t('updateText')}</p>
    </LazyDialog>
  );
}
