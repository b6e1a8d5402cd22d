import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Api } from '../../contract/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import type { Member, Page } from '../page.ts';

export interface SessionState {
  /** As the server knew them; null once a check after a change of the page says that the session has ended. */
  member: Member | null;
  check: SessionCheck;
}

export interface SessionCheck {
  hasFailed: boolean;
  isPending: boolean;
  onRetry: () => void;
}

export function useSession(first: Member | null, page: Page, api: Api, leave: (address: string) => void): SessionState {
  const actor = useActorRef(
    useMemo(
      () =>
        sessionMachine.provide({
          actors: {
            check: fromPromise<number>(async () => {
              const { login_flag, user_name } = await api('POST /user_login_check');
              // Somebody else has logged in meanwhile: nothing here may go on under the name of the one before.
              if (first && login_flag && user_name !== first.user_name) leave(location.pathname + location.search);
              return login_flag;
            }),
          },
        }),
      [api, first, leave],
    ),
    { input: { isLoggedIn: first !== null } },
  );
  const checked = useRef(page);
  useEffect(() => {
    // The server has just looked at the first page's session.
    if (checked.current === page) return;
    checked.current = page;
    actor.send({ type: 'CHECK' });
  }, [page, actor]);
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    member: state.context.isLoggedIn ? first : null,
    check: {
      hasFailed: state.hasTag('failed'),
      isPending: state.hasTag('busy'),
      onRetry: () => actor.send({ type: 'RETRY' }),
    },
  };
}
