import { AlertDialog } from '../../../ui/AlertDialog/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Leaving } from './useLeaving.ts';

/** Loaded on demand. */
export default function LeaveDialog({ onStay, onLeave }: Leaving) {
  const { t, lang } = usePage();
  return (
    <AlertDialog
      isOpen
      lang={lang}
      title={t('photoUpload:leaveTitle')}
      confirmLabel={t('photoUpload:leave')}
      cancelLabel={t('photoUpload:stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('photoUpload:leaveText')}</p>
    </AlertDialog>
  );
}
