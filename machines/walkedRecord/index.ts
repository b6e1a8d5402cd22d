export {
  type WalkedOutcome,
  type WalkedRecordContext,
  type WalkedRecordEvent,
  type WalkedRecordInput,
  walkedRecordMachine,
} from './walkedRecord.machine.ts';
