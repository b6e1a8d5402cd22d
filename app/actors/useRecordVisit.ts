import { useEffect } from 'react';
import type { KeptKind } from '../../machines/deviceLists/kinds.ts';
import { getCookie } from '../deviceStorage.ts';
import { usePage, usePreferences } from '../PageContext.tsx';
import type { Visit } from './deviceStores.ts';

/**
 * Puts the open page into the history on the device, if the visitor agrees to one. The code comes after the page is there.
 * @param visit what the history says of it without a network
 */
export function useRecordVisit(kind: KeptKind, { id, name, place, effort }: Omit<Visit, 'lang'>): void {
  const { lang } = usePage();
  const { consent } = usePreferences();
  const { minutes, distance_m, steps } = effort ?? {};
  useEffect(() => {
    if (consent !== 'agree') return;
    let isOver = false;
    const record = async () => {
      const { visitStore } = await import('./deviceStores.ts');
      // Another tab may have withdrawn the consent that this one began with.
      if (isOver || getCookie('consent') === 'reject') return;
      const known =
        minutes === undefined || distance_m === undefined || steps === undefined
          ? null
          : { minutes, distance_m, steps };
      visitStore.change({ type: 'add', kind, entry: { id, lang, name, place, effort: known } });
    };
    // A page is not worse for a history that cannot be kept; the page of the history says so.
    record().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [consent, kind, id, lang, name, place, minutes, distance_m, steps]);
}
