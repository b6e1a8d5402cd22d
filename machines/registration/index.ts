export {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  type RegistrationStep,
  registrationMachine,
} from './registration.machine.ts';
