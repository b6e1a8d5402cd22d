import { assign, setup } from 'xstate';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';
import { isOfPicture, isRefused } from './refusals.ts';
import type {
  CoveredArea,
  PhotoPostContext,
  PhotoPostDraft,
  PhotoPostEvent,
  PhotoPostInput,
  PhotoWords,
  Picture,
  PictureProblem,
  PrepareOutcome,
  PrepareRequest,
  PreparingStep,
  Self,
  SendRequest,
} from './types.ts';

const nothingChosen = {
  ...{ file: null, base: null, picture: null, requestKey: null, pictureProblem: null },
  // What the server has refused was of the picture before.
  ...{ areas: [], wanted: null, problem: null },
};

/** In the fields, but not sent: what was searched for, and how the chosen course is called. */
const notSent = ['course_keyword', 'course_name', 'course_town'];

const isSamePost = (words: PhotoWords, others: PhotoWords) =>
  Object.keys({ ...words, ...others }).every(
    (name) => notSent.includes(name) || (words[name] ?? '') === (others[name] ?? ''),
  );

/**
 * A photo on its way to the bureau: cautions, picture, covered areas, words, confirmation. Nothing leaves the device before it is
 * confirmed, and a failed sending is tried again with the same picture.
 */
export const photoPostMachine = setup({
  types: {
    context: {} as PhotoPostContext,
    events: {} as PhotoPostEvent,
    input: {} as PhotoPostInput,
    tags: {} as 'busy' | 'failed' | 'picture' | 'words' | 'confirmation',
  },
  actors: {
    /** Checks a file, converts and compresses it, writes what is covered into its pixels. */
    prepare: actorNotProvided<PrepareOutcome, PrepareRequest>('photoPost.prepare'),
    /** Posts what was confirmed. */
    send: actorNotProvided<void, SendRequest>('photoPost.send'),
  },
  actions: {
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
    setAccepted: assign((_, params: { hasAccepted: boolean }) => params),
    // The picture before it stays until this one is ready: it may turn out to be none.
    setFile: assign((_, params: { file: Blob }) => ({
      ...{ file: params.file, isRestored: false, wanted: null, problem: null },
    })),
    setWanted: assign((_, params: { areas: readonly CoveredArea[] }) => ({ wanted: params.areas })),
    setRatio: assign((_, params: { ratio: number }) => ({ ratio: params.ratio })),
    clearRatio: assign({ ratio: 0 }),
    setPicture: assign((_, { picture }: { picture: Picture }) => ({ ...nothingChosen, base: picture, picture })),
    setCovered: assign(({ context: { wanted } }, params: { picture: Picture }) => ({
      ...{ picture: params.picture, areas: wanted ?? [], wanted: null, requestKey: null },
    })),
    setPictureProblem: assign((_, params: { problem: PictureProblem }) => ({
      ...{ pictureProblem: params.problem, file: null },
    })),
    setFailure: assign((_, params: { error: unknown }) => ({
      // A forgotten effect throws here.
      pictureProblem: problemOf(params.error) && ('failed' as const),
      file: null,
    })),
    clearPictureProblem: assign({ pictureProblem: null }),
    setWords: assign(({ context }, params: { words: PhotoWords }) => ({
      words: params.words,
      requestKey: isSamePost(context.words, params.words) ? context.requestKey : null,
    })),
    setKey: assign(({ context }, params: { requestKey: string }) => ({
      requestKey: context.requestKey ?? params.requestKey,
    })),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    clearProblem: assign({ problem: null }),
    restore: assign((_, params: { draft: PhotoPostDraft }) => ({
      ...params.draft,
      hasAccepted: true,
      isRestored: true,
    })),
    forget: assign({ ...nothingChosen, words: {}, hasAccepted: false, isRestored: false }),
    forgetPicture: assign({ ...nothingChosen, isRestored: false }),
    forgetFile: assign({ file: null }),
    forgetWanted: assign({ wanted: null, pictureProblem: null }),
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    hasNotAccepted: ({ context }) => !context.hasAccepted,
    isChosen: ({ context }) => context.hasAccepted && context.file !== null,
    hasAccepted: ({ context }) => context.hasAccepted,
    hasPicture: ({ context }) => context.picture !== null,
    hasNoFile: ({ context }) => context.file === null,
    isStep: (_, params: { is: PreparingStep; step: PreparingStep }) => params.is === params.step,
    isPrepared: (_, params: { outcome: PrepareOutcome }) => 'picture' in params.outcome,
    isOfPicture: (_, params: { error: unknown }) => isOfPicture(params.error),
    isRefused: (_, params: { error: unknown }) => isRefused(params.error),
  },
}).createMachine({
  id: 'photoPost',
  context: ({ input }) => ({
    ...nothingChosen,
    ...input,
    ...{ isOnline: true, ratio: 0, isRestored: false },
  }),
  initial: 'cautions',
  on: {
    WENT_ONLINE: { actions: 'setOnline' },
    WENT_OFFLINE: { actions: 'setOffline' },
    CAUTIONS_CHANGED: { actions: { type: 'setAccepted', params: ({ event }) => event } },
    WORDS_CHANGED: { actions: { type: 'setWords', params: ({ event }) => event } },
    DISCARD: { target: '.cautions', actions: 'forget' },
  },
  states: {
    /** A file may lie here already: it waits until everything is ticked. */
    cautions: {
      tags: 'picture',
      always: [
        { guard: 'isChosen', target: 'preparing' },
        { guard: 'hasAccepted', target: 'choosing' },
      ],
      on: {
        CHOSEN: { guard: 'isOnline', actions: { type: 'setFile', params: ({ event }) => event } },
        REMOVED: { actions: 'forgetPicture' },
        // A file that was chosen before the device has answered is what somebody wants now.
        RESTORED: { guard: 'hasNoFile', target: 'editing', actions: { type: 'restore', params: ({ event }) => event } },
      },
    },
    choosing: {
      tags: 'picture',
      always: { guard: 'hasNotAccepted', target: 'cautions' },
      on: {
        CHOSEN: { guard: 'isOnline', target: 'preparing', actions: { type: 'setFile', params: ({ event }) => event } },
        // A file that could not be prepared: what was wrong with it goes with it.
        REMOVED: { actions: 'forgetPicture' },
      },
    },
    /** On the device alone: it goes on without a network. */
    preparing: {
      tags: ['busy', 'picture'],
      entry: ['clearRatio', 'clearPictureProblem'],
      initial: 'checking',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context, self }) => ({
          // There is no way here without one.
          file: context.file!,
          areas: [],
          onProgress: (step: PreparingStep, ratio: number) =>
            (self as Self).send({ type: 'PREPARE_PROGRESSED', step, ratio }),
        }),
        onDone: [
          {
            guard: { type: 'isPrepared', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: { type: 'setPicture', params: ({ event }) => event.output as { picture: Picture } },
          },
          // The picture that was there before is still there.
          {
            guard: 'hasPicture',
            target: 'editing',
            actions: { type: 'setPictureProblem', params: ({ event }) => event.output as { problem: PictureProblem } },
          },
          {
            target: 'choosing',
            actions: { type: 'setPictureProblem', params: ({ event }) => event.output as { problem: PictureProblem } },
          },
        ],
        onError: [
          {
            guard: 'hasPicture',
            target: 'editing',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'choosing',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        CHOSEN: {
          target: 'preparing',
          reenter: true,
          actions: { type: 'setFile', params: ({ event }) => event },
        },
        REMOVED: { target: 'choosing', actions: 'forgetPicture' },
        CANCEL: [
          { guard: 'hasPicture', target: 'editing', actions: 'forgetFile' },
          { target: 'choosing', actions: 'forgetFile' },
        ],
        PREPARE_PROGRESSED: [
          {
            guard: { type: 'isStep', params: ({ event }) => ({ is: 'converting', step: event.step }) },
            target: '.converting',
            actions: { type: 'setRatio', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStep', params: ({ event }) => ({ is: 'compressing', step: event.step }) },
            target: '.compressing',
            actions: { type: 'setRatio', params: ({ event }) => event },
          },
          { actions: { type: 'setRatio', params: ({ event }) => event } },
        ],
      },
      states: { checking: {}, converting: {}, compressing: {} },
    },
    editing: {
      initial: 'picture',
      states: {
        picture: {
          tags: 'picture',
          on: {
            CHOSEN: {
              target: '#photoPost.preparing',
              actions: { type: 'setFile', params: ({ event }) => event },
            },
            REMOVED: { target: '#photoPost.choosing', actions: 'forgetPicture' },
            COVER: 'covering',
            GO_ON: { guard: 'hasAccepted', target: 'words' },
          },
        },
        covering: {
          tags: 'picture',
          on: {
            COVERED: { target: 'applying', actions: { type: 'setWanted', params: ({ event }) => event } },
            CANCEL: { target: 'picture', actions: 'forgetWanted' },
          },
        },
        /** What is covered goes into the pixels. */
        applying: {
          tags: ['busy', 'picture'],
          entry: ['clearRatio', 'clearPictureProblem'],
          invoke: {
            id: 'cover',
            src: 'prepare',
            input: ({ context: { base, wanted }, self }) => ({
              // There is no way here without both.
              ...{ file: base!.blob, areas: wanted! },
              onProgress: (step: PreparingStep, ratio: number) =>
                (self as Self).send({ type: 'PREPARE_PROGRESSED', step, ratio }),
            }),
            onDone: [
              {
                guard: { type: 'isPrepared', params: ({ event }) => ({ outcome: event.output }) },
                target: 'picture',
                actions: { type: 'setCovered', params: ({ event }) => event.output as { picture: Picture } },
              },
              {
                target: 'covering',
                actions: {
                  type: 'setPictureProblem',
                  params: ({ event }) => event.output as { problem: PictureProblem },
                },
              },
            ],
            onError: {
              target: 'covering',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            CHOSEN: {
              target: '#photoPost.preparing',
              actions: { type: 'setFile', params: ({ event }) => event },
            },
            REMOVED: { target: '#photoPost.choosing', actions: 'forgetPicture' },
            // What was placed stays placed.
            CANCEL: 'covering',
            PREPARE_PROGRESSED: { actions: { type: 'setRatio', params: ({ event }) => event } },
          },
        },
        words: {
          tags: 'words',
          on: {
            BACK: 'picture',
            SUBMIT: {
              target: '#photoPost.confirming',
              actions: [{ type: 'setWords', params: ({ event }) => event }, 'clearProblem'],
            },
          },
        },
      },
    },
    confirming: {
      tags: 'confirmation',
      on: {
        CHANGE_PICTURE: 'editing.picture',
        CHANGE_WORDS: 'editing.words',
        CONFIRM: {
          guard: 'isOnline',
          target: 'sending',
          actions: { type: 'setKey', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: ['busy', 'confirmation'],
      entry: ['clearRatio', 'clearProblem'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { picture, words, areas, requestKey }, self }) => ({
          // There is no way here without both.
          ...{ picture: picture!, requestKey: requestKey! },
          ...{ words, covered: areas.length },
          onProgress: (ratio: number) => (self as Self).send({ type: 'SEND_PROGRESSED', ratio }),
        }),
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isOfPicture', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.picture',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.words',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: {
        SEND_PROGRESSED: { actions: { type: 'setRatio', params: ({ event }) => event } },
        // Whether it has arrived is not known: the same key finds out when it is sent again.
        CANCEL: 'confirming',
      },
    },
    /** Nothing is wrong with what was entered: the same is sent again. */
    failed: {
      tags: ['failed', 'confirmation'],
      on: {
        CHANGE_PICTURE: 'editing.picture',
        CHANGE_WORDS: 'editing.words',
        RETRY: { guard: 'isOnline', target: 'sending' },
      },
    },
    done: {},
  },
});
