import { useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import type { ContestEdition } from '../../../contract/contest.ts';
import { contestPhases } from '../../../contract/photoRules.ts';
import { contestMachine } from '../../../machines/contest/index.ts';
import { usePage } from '../../PageContext.tsx';

/** The clock of a device may be ahead of the server's, which then still says the old phase. */
const againMs = 60_000;

/**
 * Loads the page again when the phase that it shows is over, also when it was rendered, or kept by the browser, before that.
 * What the new phase shows is for the server to say.
 */
export function usePhaseEnd(edition: ContestEdition | null): void {
  const { refreshPage } = usePage();
  const refresh = useRef(refreshPage);
  useEffect(() => {
    refresh.current = refreshPage;
  });
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!edition?.next_phase_at) return;
    const { phase, dates, next_phase_at } = edition;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      const wait = askedAt.current + againMs - Date.now();
      if (wait > 0) {
        timer = setTimeout(ask, wait);
        return;
      }
      askedAt.current = Date.now();
      refresh.current();
    };
    const actor = createActor(contestMachine, { input: { dates, now: Date.now() } });
    actor.subscribe(({ value }) => {
      const isOver = contestPhases.indexOf(value) > contestPhases.indexOf(phase);
      if (isOver && Date.now() >= Date.parse(next_phase_at)) ask();
    });
    actor.start();
    // Timers stand still while a device sleeps.
    const look = () => document.visibilityState === 'visible' && actor.send({ type: 'TIME_READ', now: Date.now() });
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
      actor.stop();
    };
  }, [edition]);
}
