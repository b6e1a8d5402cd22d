import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Api } from '../../contract/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import type { Member, Page } from '../page.ts';

/** The member as the server knew them, null once a check after a change of the page says that the session has ended. */
export function useSession(first: Member | null, page: Page, api: Api): Member | null {
  const actor = useActorRef(
    useMemo(
      () =>
        sessionMachine.provide({
          actors: { check: fromPromise<number>(async () => (await api('POST /user_login_check')).login_flag) },
        }),
      [api],
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
  const isLoggedIn = useSelector(actor, (state) => state.context.isLoggedIn);
  return isLoggedIn ? first : null;
}
