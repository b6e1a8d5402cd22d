export {
  type SubmissionContext,
  type SubmissionEvent,
  type SubmissionInput,
  type SubmissionValues,
  submissionMachine,
} from './submission.machine.ts';
