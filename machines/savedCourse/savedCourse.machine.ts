import { assign, setup } from 'xstate';
import { actorNotProvided, NotProvidedError } from '../notProvided.ts';

/** A course on this device, as the last entry of its copy says. */
export interface SavedCourse {
  id: number;
  lang: 'ja' | 'en';
  name: string;
  place: string;
  minutes: number;
  distance_m: number;
  steps: number;
  /** As the portal last said; `gone`: it is public no more. */
  status: 'open' | 'changed' | 'closed' | 'gone';
  /** Its page is of before that: it could not be saved anew yet. */
  isStale?: boolean;
  /** What a search looks through. */
  words: string;
  /** ISO 8601. */
  savedAt: string;
  bytes: number;
  /** The build whose files it names. */
  build: string | null;
  /** It has opened from the device alone. */
  isChecked?: boolean;
}

/** Why it could not be saved; `incomplete`: it was saved, and then did not open from the device alone. */
export type SavingProblem = 'full' | 'offline' | 'gone' | 'incomplete' | 'failed';

export type SavedCourseEvent =
  | { type: 'SAVE' }
  | { type: 'REMOVE' }
  /** The portal has saved it anew in the background, or has heard that it is gone. */
  | { type: 'RENEWED'; saved: SavedCourse };

export interface SavedCourseInput {
  /** Known from a list; undefined: it has to be looked for. */
  saved?: SavedCourse | undefined;
}

export interface SavedCourseContext {
  saved: SavedCourse | null;
  problem: SavingProblem | null;
  /** Something was done on this page: what came of it is said. */
  isChanged: boolean;
}

const problems: readonly SavingProblem[] = ['full', 'offline', 'gone', 'incomplete'];

/** Effects reject with an error whose message is a SavingProblem; every other is `failed`. An effect that was forgotten is a bug. */
function problemOf(error: unknown): SavingProblem {
  if (error instanceof NotProvidedError) throw error;
  const message = error instanceof Error ? error.message : '';
  return problems.find((each) => each === message) ?? 'failed';
}

/** One course that is saved on this device, opened from there once to see that it works, and removed. */
export const savedCourseMachine = setup({
  types: {
    context: {} as SavedCourseContext,
    events: {} as SavedCourseEvent,
    input: {} as SavedCourseInput,
    tags: {} as 'busy' | 'saved',
  },
  actors: {
    /** Resolves to the copy; null: there is none. Rejects where the browser stores nothing. */
    look: actorNotProvided<SavedCourse | null>('savedCourse.look'),
    /** Whole or not at all; a copy that was there stays until the new one is whole. */
    save: actorNotProvided<SavedCourse>('savedCourse.save'),
    /** Opens the copy from the device alone; rejects when anything of it is missing. */
    check: actorNotProvided<void, { saved: SavedCourse }>('savedCourse.check'),
    remove: actorNotProvided<void, { saved: SavedCourse }>('savedCourse.remove'),
  },
  actions: {
    setSaved: assign((_, { saved }: { saved: SavedCourse | null }) => ({ saved })),
    begin: assign({ problem: null, isChanged: true }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    clear: assign({ saved: null }),
  },
  guards: {
    isKnown: ({ context }) => context.saved !== null,
    isNewer: ({ context }, { saved }: { saved: SavedCourse }) =>
      context.saved !== null && saved.savedAt >= context.saved.savedAt,
    isChecked: (_, { saved }: { saved: SavedCourse | null }) => saved?.isChecked === true,
    isThere: (_, { saved }: { saved: SavedCourse | null }) => saved !== null,
  },
}).createMachine({
  id: 'savedCourse',
  context: ({ input }) => ({ saved: input.saved ?? null, problem: null, isChanged: false }),
  initial: 'looking',
  on: {
    RENEWED: {
      guard: { type: 'isNewer', params: ({ event }) => event },
      actions: { type: 'setSaved', params: ({ event }) => event },
    },
  },
  states: {
    looking: {
      always: { guard: 'isKnown', target: 'saved' },
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isChecked', params: ({ event }) => ({ saved: event.output }) },
            target: 'saved',
            actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
          },
          // Left by a page that was closed before it had opened the copy.
          {
            guard: { type: 'isThere', params: ({ event }) => ({ saved: event.output }) },
            target: 'checking',
            actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: { target: 'unsupported', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    /** The browser has no place for it, or forbids it. */
    unsupported: {},
    absent: { on: { SAVE: 'saving' } },
    saving: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'save',
        src: 'save',
        onDone: {
          target: 'checking',
          actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    /** "Ready offline" is said only when it is true. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ saved: context.saved! }),
        onDone: 'saved',
        onError: {
          target: 'discarding',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    /** What does not open is not kept. */
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discard',
        src: 'remove',
        input: ({ context }) => ({ saved: context.saved! }),
        onDone: { target: 'failed', actions: 'clear' },
        onError: { target: 'failed', actions: 'clear' },
      },
    },
    saved: { tags: 'saved', on: { SAVE: 'saving', REMOVE: 'removing' } },
    removing: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ saved: context.saved! }),
        onDone: { target: 'absent', actions: 'clear' },
        onError: { target: 'saved', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    /** A copy of before may still be there: it can be saved again, or removed. */
    failed: {
      on: { SAVE: 'saving', REMOVE: { guard: 'isKnown', target: 'removing' } },
    },
  },
});
