import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import type { PreferenceStore } from '../preferences.ts';

/** The cookie banner: whether it is open, and what its buttons do. */
export function useConsent(preferences: PreferenceStore, onClick?: (choice: 'agree' | 'reject') => void) {
  const actor = useActorRef(
    useMemo(
      () =>
        cookieConsentMachine.provide({
          actions: {
            storeChoice: (_, { choice }) => preferences.set({ consent: choice }),
            countClick: (_, { choice }) => onClick?.(choice),
          },
        }),
      [preferences, onClick],
    ),
    { input: { choice: preferences.get().consent } },
  );
  const isBannerVisible = useSelector(actor, (state) => state.hasTag('bannerVisible'));
  return {
    isBannerVisible,
    onConsent: (choice: 'agree' | 'reject') => actor.send({ type: choice === 'agree' ? 'AGREE' : 'REJECT' }),
    onReopenBanner: () => actor.send({ type: 'REOPEN' }),
  };
}
