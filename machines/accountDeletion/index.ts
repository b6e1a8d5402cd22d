export {
  type AccountDeletionEvent,
  type AccountDeletionInput,
  accountDeletionMachine,
} from './accountDeletion.machine.ts';
