import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { photoCautions } from '../../../contract/photoRules.ts';
import type { Problem } from '../../../contract/problem.ts';
import {
  type CoveredArea,
  type PhotoPostContext,
  type PhotoWords,
  type Picture,
  type PictureProblem,
  type PrepareOutcome,
  type PrepareRequest,
  type PreparingStep,
  photoPostMachine,
  type SendRequest,
} from '../../../machines/photoPost/index.ts';
import { address } from '../../addresses.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import { forgetDraft, keepDraft, keptDraft } from '../../photo/deviceDraft.ts';
import { path } from '../../routes.ts';
import { type OfferedCourse, type PhotoUploadData, toWords } from './data.ts';
import { useCourseSearch } from './useCourseSearch.ts';

export type UploadStep = 'picture' | 'words' | 'confirmation';

/** The device keeps it; it does not, as what is not ready; it is on its way, and kept until then or not. */
export type AtStake = 'kept' | 'notKept' | 'sending' | 'sendingNotKept';

export interface PhotoUploadProps {
  step: UploadStep;
  hasAccepted: boolean;
  isOnline: boolean;
  isRestored: boolean;
  /** What the file is going through. */
  preparing: PreparingStep | null;
  isCovering: boolean;
  isApplying: boolean;
  isSending: boolean;
  hasFailed: boolean;
  /** 0 to 1 */
  ratio: number;
  base: Picture | null;
  picture: Picture | null;
  areas: readonly CoveredArea[];
  /** What was to be covered and is not yet: it could not be done, or was cancelled. */
  wanted: readonly CoveredArea[] | null;
  pictureProblem: PictureProblem | null;
  problem: Problem | null;
  words: PhotoWords;
  courses: readonly OfferedCourse[];
  courseSearch: ReturnType<typeof useCourseSearch>;
  /** What leaving would do to what was begun; null: nothing was, or it is posted. */
  atStake: AtStake | null;
  onCautions: (hasAccepted: boolean) => void;
  onFile: (file: File | undefined) => void;
  onCancel: () => void;
  onCover: () => void;
  onCovered: (areas: readonly CoveredArea[]) => void;
  onPictureDone: () => void;
  onWords: (words: PhotoWords) => void;
  onWordsDone: (words: PhotoWords) => void;
  onBack: () => void;
  onChange: (step: 'picture' | 'words') => void;
  onSend: () => void;
  onDiscard: () => void;
}

/** A version 4 UUID; over http on a LAN address the browser has no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Never the name of the file: it may say who is on the picture. */
const fileOf = ({ blob, format }: Picture) => new File([blob], `photo.${format}`, { type: blob.type });

/** @param isKept whether the device took the draft: its storage may be full, or forbidden */
export function atStakeOf(
  { file, picture, words }: Pick<PhotoPostContext, 'file' | 'picture' | 'words'>,
  { isSending, isKept }: { isSending: boolean; isKept: boolean },
): AtStake | null {
  if (isSending) return isKept ? 'sending' : 'sendingNotKept';
  // A file that waits for the cautions, or is being prepared, is in no draft.
  if (file) return 'notKept';
  if (picture) return isKept ? 'kept' : 'notKept';
  return words.title || words.place || words.comment ? 'notKept' : null;
}

const isPreparing = ['checking', 'converting', 'compressing'] as const;

/** The post of the page, done by the device until it is sent. */
export function usePhotoUpload({ courses }: PhotoUploadData): PhotoUploadProps {
  const api = useApi();
  const { isOnline, member, lang, leave } = usePage();
  const userName = member?.user_name ?? '';
  const [first] = useState(() => ({ hasAccepted: false, words: { course_id: String(courses[0]?.id ?? '') } }));
  const [state, send] = useMachine(
    useMemo(
      () =>
        photoPostMachine.provide({
          actors: {
            prepare: fromPromise<PrepareOutcome, PrepareRequest>(async ({ input, signal }) => {
              const { preparePhoto } = await import('../../photo/preparePhoto.ts');
              signal.throwIfAborted();
              return preparePhoto(input, signal);
            }),
            send: fromPromise<void, SendRequest>(async ({ input, signal }) => {
              const { picture, words, covered, requestKey, onProgress } = input;
              await api(
                'POST /photo_save',
                {
                  ...toWords(words),
                  ...{ image: fileOf(picture), cautions: [...photoCautions], covered, request_key: requestKey },
                },
                { signal, onProgress },
              );
              await forgetDraft();
            }),
          },
        }),
      [api],
    ),
    { input: first },
  );
  const [isKept, setKept] = useState(true);
  const { context } = state;
  const { base, picture, areas, words, requestKey } = context;
  const isDone = state.matches('done');

  useEffect(() => send({ type: isOnline ? 'WENT_ONLINE' : 'WENT_OFFLINE' }), [isOnline, send]);
  useEffect(() => {
    void keptDraft(userName).then((draft) => draft && send({ type: 'RESTORED', draft }));
  }, [userName, send]);
  useEffect(() => {
    if (!base || !picture || isDone) return;
    let isLatest = true;
    void keepDraft({ base, picture, areas, words, requestKey }, userName).then((is) => isLatest && setKept(is));
    return () => {
      isLatest = false;
    };
  }, [base, picture, areas, words, requestKey, userName, isDone]);
  useEffect(() => {
    if (isDone) leave(address(path('photoUploadDone'), lang));
  }, [isDone, lang, leave]);

  const courseSearch = useCourseSearch(courses, words);
  const step = state.hasTag('picture') ? 'picture' : state.hasTag('words') ? 'words' : 'confirmation';
  return {
    // Until the next page is there, nobody presses twice.
    step,
    isSending: state.matches('sending') || isDone,
    preparing: isPreparing.find((each) => state.matches({ preparing: each })) ?? null,
    isCovering: state.matches({ editing: 'covering' }),
    isApplying: state.matches({ editing: 'applying' }),
    hasFailed: state.hasTag('failed'),
    ...{ base, picture, areas, words, courses, courseSearch, wanted: context.wanted },
    hasAccepted: context.hasAccepted,
    isOnline: context.isOnline,
    isRestored: context.isRestored,
    ratio: context.ratio,
    pictureProblem: context.pictureProblem,
    problem: context.problem,
    atStake: isDone ? null : atStakeOf(context, { isSending: state.matches('sending'), isKept }),
    onCautions: useCallback((hasAccepted) => send({ type: 'CAUTIONS_CHANGED', hasAccepted }), [send]),
    onFile: (file) => {
      if (file) send({ type: 'CHOSEN', file });
      else {
        send({ type: 'REMOVED' });
        void forgetDraft();
      }
    },
    onCancel: () => send({ type: 'CANCEL' }),
    onCover: () => send({ type: 'COVER' }),
    onCovered: (next) => send({ type: 'COVERED', areas: next }),
    onPictureDone: () => send({ type: 'GO_ON' }),
    onWords: (next) => send({ type: 'WORDS_CHANGED', words: next }),
    onWordsDone: (next) => send({ type: 'SUBMIT', words: next }),
    onBack: () => send({ type: 'BACK' }),
    onChange: (to) => send({ type: to === 'picture' ? 'CHANGE_PICTURE' : 'CHANGE_WORDS' }),
    onSend: () => send(state.matches('failed') ? { type: 'RETRY' } : { type: 'CONFIRM', requestKey: newKey() }),
    onDiscard: () => {
      send({ type: 'DISCARD' });
      void forgetDraft();
    },
  };
}
