export {
  createLiveAnswerMachine,
  type LiveAnswerContext,
  type LiveAnswerEvent,
  type LiveAnswerInput,
} from './liveAnswer.machine.ts';
