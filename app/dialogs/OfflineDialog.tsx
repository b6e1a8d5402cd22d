import { Button } from '../../ui/Button/index.ts';
import { usePage } from '../PageContext.tsx';
import type { DialogEntryProps } from './Dialogs.tsx';
import { LazyDialog } from './LazyDialog.tsx';

/** The network has gone: what still works. */
export function OfflineDialog({ backdrop, onClose }: DialogEntryProps<void>) {
  const { t } = usePage();
  const close = () => onClose();
  return (
    <LazyDialog
      title={t('offlineTitle')}
      closeLabel={t('close')}
      role="alertdialog"
      size="s"
      backdrop={backdrop}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      // The page says so too.
      onMissing={close}
      actions={<Button onPress={close}>{t('understood')}</Button>}
    >
      <p>{t('offlineText')}</p>
    </LazyDialog>
  );
}
