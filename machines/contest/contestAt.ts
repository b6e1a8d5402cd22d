import { getInitialSnapshot } from 'xstate';
import type { ContestDates } from '../../contract/contest.ts';
import type { ContestPhase } from '../../contract/photoRules.ts';
import { contestMachine } from './contest.machine.ts';
import { nextEnd } from './phaseEnds.ts';

export interface ContestMoment {
  phase: ContestPhase;
  /** When the phase ends; null: it was the last. */
  nextPhaseAt: Date | null;
  /** Entries can be posted. */
  takesEntries: boolean;
  /** The published entries are shown together. */
  showsEntries: boolean;
  /** Likes count as votes. */
  takesVotes: boolean;
  showsResults: boolean;
  /** The votes are closed: from now on they can be counted. */
  isVotingOver: boolean;
}

/** What an edition is at a moment, without a running machine. */
export function contestAt(dates: ContestDates, at: Date): ContestMoment {
  const snapshot = getInitialSnapshot(contestMachine, { dates, now: at.getTime() });
  const { ends, now } = snapshot.context;
  const end = nextEnd(ends, now);
  return {
    phase: snapshot.value,
    nextPhaseAt: end === null ? null : new Date(end),
    takesEntries: snapshot.hasTag('takesEntries'),
    showsEntries: snapshot.hasTag('showsEntries'),
    takesVotes: snapshot.hasTag('takesVotes'),
    showsResults: snapshot.hasTag('showsResults'),
    isVotingOver: now >= ends.voting,
  };
}
