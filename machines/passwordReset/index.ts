export {
  type PasswordResetContext,
  type PasswordResetEvent,
  type PasswordResetInput,
  type PasswordResetStep,
  passwordResetMachine,
} from './passwordReset.machine.ts';
