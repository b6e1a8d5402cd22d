import { useEffect, useState } from 'react';
import { isInstalled, isOffered } from '../../install/installPrompt.ts';
import { useInstallHint } from '../../install/useInstallHint.ts';
import type { InstallScreenProps } from './InstallScreen.tsx';

/** The browser's offer, which the server does not know. */
export function useInstall(): InstallScreenProps {
  const { step, isDeclined, send } = useInstallHint({ way: null, hasTask: false, isInSight: false, isSought: true });
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    setRunning(isInstalled());
    if (isOffered()) send({ type: 'OFFERED' });
  }, [send]);
  return {
    step: step === 'closed' ? 'waiting' : step,
    isDeclined,
    isRunning,
    onInstall: () => send({ type: 'INSTALL' }),
  };
}
