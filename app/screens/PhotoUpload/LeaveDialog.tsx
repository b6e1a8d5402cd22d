import { AlertDialog } from '../../../ui/AlertDialog/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Leaving } from './useLeaving.ts';
import type { AtStake } from './usePhotoUpload.ts';

const words = {
  kept: 'leaveText',
  notKept: 'leaveNotKept',
  sending: 'leaveSending',
  sendingNotKept: 'leaveSendingNotKept',
} as const;

/** Loaded on demand. */
export default function LeaveDialog({ onStay, onLeave, atStake }: Leaving & { atStake: AtStake }) {
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
      <p>{t(`photoUpload:${words[atStake]}`)}</p>
    </AlertDialog>
  );
}
