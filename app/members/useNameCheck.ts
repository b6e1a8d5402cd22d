import { useCallback, useEffect, useRef, useState } from 'react';
import { tidyUserName, userNameKey, userNameProblem } from '../../contract/memberRules.ts';
import { useApi } from '../PageContext.tsx';
import type { NameVerdict } from './UserNameField.tsx';

/** Who types on is not asked about every letter. In milliseconds. */
const pauseMs = 600;

export interface NameCheck {
  verdict: NameVerdict;
  onNameChange: (name: string) => void;
  /** What is asked about is sent now: the server looks in any case. */
  stop: () => void;
}

/** Whether a name is free, while a member types it. Their own name, in whatever letters, is not asked about. */
export function useNameCheck(own: string): NameCheck {
  const api = useApi();
  const [verdict, setVerdict] = useState<NameVerdict>(null);
  const asked = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(asked.current);
    asked.current = undefined;
    setVerdict((known) => (known === 'checking' ? null : known));
  }, []);
  useEffect(() => stop, [stop]);
  return {
    verdict,
    onNameChange: (name) => {
      stop();
      setVerdict(null);
      if (userNameProblem(tidyUserName(name)) !== null || userNameKey(name) === userNameKey(own)) return;
      const pause = setTimeout(async () => {
        setVerdict('checking');
        const found = await api('POST /user_check', { user_name: name }).then(
          ({ is_available }) => (is_available ? 'free' : 'taken'),
          () => null,
        );
        // The response to an older name is nobody's.
        if (asked.current === pause) setVerdict(found);
      }, pauseMs);
      asked.current = pause;
    },
    stop,
  };
}
