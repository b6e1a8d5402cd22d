import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Language } from '../../contract/values.ts';
import type { KeptKind } from '../../machines/deviceLists/index.ts';
import { favouritesTransferMachine, type TransferredList } from '../../machines/favouritesTransfer/index.ts';
import { Announcement } from '../../ui/Announcer/index.ts';
import { transferList } from '../actors/transferFavourites.ts';
import { useApi, usePage } from '../PageContext.tsx';
import { path as pathOf } from '../routes.ts';
import { forgetUndone } from './dropped.ts';

const wordsIn = (lang: Language) =>
  lang === 'ja' ? import('../i18n/ja/favourite.json') : import('../i18n/en/favourite.json');

/** Sends the favourites of the device at a page that needs a login, and says so where they are seen. */
export function Transfer() {
  const api = useApi();
  const { t, i18n, member, path, forgetPages, refreshPage } = usePage();
  const userName = member?.user_name ?? '';
  const [state, send] = useMachine(
    useMemo(
      () =>
        favouritesTransferMachine.provide({
          actors: {
            send: fromPromise<TransferredList, { kind: KeptKind }>(async ({ input: { kind } }) => {
              const list = await transferList(kind, userName, api);
              // Before anything is to be said of it.
              if (list.moved) i18n.add({ favourite: (await wordsIn(i18n.lang)).default });
              return list;
            }),
          },
        }),
      [api, i18n, userName],
    ),
  );
  useEffect(() => {
    forgetUndone();
    send({ type: 'START' });
  }, [send]);
  const { moved, dropped } = state.context;
  const isDone = state.matches('done') && moved > 0;
  const isShown = path === pathOf('favourites');
  useEffect(() => {
    if (!isDone) return;
    if (isShown) refreshPage();
    else forgetPages();
  }, [isDone, isShown, refreshPage, forgetPages]);
  if (!isDone || !isShown) return null;
  return (
    <Announcement
      words={t('favourite:moved', { count: moved }) + (dropped ? t('favourite:movedDropped', { count: dropped }) : '')}
    />
  );
}
