/** What a post is made of, before it is sent. */
import type { ActorRef, Snapshot } from 'xstate';
import type { PhotoFormat } from '../../contract/photoRules.ts';
import type { Problem } from '../../contract/problem.ts';

/** A part of the picture that nobody is to see, in per cent of its width and height. */
export interface CoveredArea {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  style: 'mosaic' | 'box';
}

/** A picture that can be sent. */
export interface Picture {
  blob: Blob;
  format: PhotoFormat;
  /** Pixels; 0 where this browser cannot read them. */
  width: number;
  height: number;
  /**
   * What was done with the file: nothing, it was encoded here, or the server has to do everything, because this browser cannot
   * (`noCanvas`) or because it falsifies what is read from its canvas (`noise`).
   */
  made: 'asItWas' | 'here' | 'noCanvas' | 'noise';
}

/** Why a file is no picture that can be posted. `failed`: the code that prepares it did not run. */
export type PictureProblem = 'notImage' | 'tooLarge' | 'tooManyPixels' | 'tooSmall' | 'broken' | 'failed';

export type PreparingStep = 'checking' | 'converting' | 'compressing';

export interface PrepareRequest {
  file: Blob;
  areas: readonly CoveredArea[];
  /** @param ratio 0 to 1, of this step */
  onProgress: (step: PreparingStep, ratio: number) => void;
}

export type PrepareOutcome = { picture: Picture } | { problem: PictureProblem };

/** As they stand in the fields. */
export type PhotoWords = Readonly<Record<string, string>>;

export interface SendRequest {
  picture: Picture;
  words: PhotoWords;
  /** How many areas were covered. */
  covered: number;
  requestKey: string;
  /** @param ratio 0 to 1, of what has left the device */
  onProgress: (ratio: number) => void;
}

/** What survives a reload. */
export interface PhotoPostDraft {
  /** Without what is covered. */
  base: Picture;
  picture: Picture;
  areas: readonly CoveredArea[];
  words: PhotoWords;
  /** See the context: a post whose answer was lost is known by it after a reload too. */
  requestKey: string | null;
}

export interface PhotoPostContext {
  isOnline: boolean;
  hasAccepted: boolean;
  /** What was chosen and is not prepared yet. */
  file: Blob | null;
  /** The picture without what is covered: areas can be changed as long as it is not sent. */
  base: Picture | null;
  /** What is sent. */
  picture: Picture | null;
  /** Covered in `picture`. */
  areas: readonly CoveredArea[];
  /** To be covered, while that is being done. */
  wanted: readonly CoveredArea[] | null;
  words: PhotoWords;
  /** Of the step in `preparing`, or of what has been sent: 0 to 1. */
  ratio: number;
  pictureProblem: PictureProblem | null;
  problem: Problem | null;
  /** Of this post, unchanged: sent again, it makes no second photo. null: not sent yet, or changed since. */
  requestKey: string | null;
  isRestored: boolean;
}

export type PhotoPostEvent =
  | { type: 'CAUTIONS_CHANGED'; hasAccepted: boolean }
  | { type: 'CHOSEN'; file: Blob }
  | { type: 'REMOVED' }
  | { type: 'PREPARE_PROGRESSED'; step: PreparingStep; ratio: number }
  | { type: 'SEND_PROGRESSED'; ratio: number }
  | { type: 'CANCEL' }
  | { type: 'COVER' }
  | { type: 'COVERED'; areas: readonly CoveredArea[] }
  | { type: 'GO_ON' }
  | { type: 'BACK' }
  | { type: 'WORDS_CHANGED'; words: PhotoWords }
  | { type: 'SUBMIT'; words: PhotoWords }
  | { type: 'CONFIRM'; requestKey: string }
  | { type: 'RETRY' }
  | { type: 'CHANGE_PICTURE' }
  | { type: 'CHANGE_WORDS' }
  | { type: 'RESTORED'; draft: PhotoPostDraft }
  | { type: 'DISCARD' }
  | { type: 'WENT_ONLINE' }
  | { type: 'WENT_OFFLINE' };

export interface PhotoPostInput {
  hasAccepted: boolean;
  words: PhotoWords;
}

/** The machine itself, for what its effects tell it on the way. */
export type Self = ActorRef<Snapshot<unknown>, PhotoPostEvent>;
