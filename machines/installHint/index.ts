export {
  type InstallHintContext,
  type InstallHintEvent,
  type InstallHintInput,
  type InstallOutcome,
  installHintMachine,
} from './installHint.machine.ts';
