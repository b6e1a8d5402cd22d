export { photoPostMachine } from './photoPost.machine.ts';
export type {
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
  SendRequest,
} from './types.ts';
