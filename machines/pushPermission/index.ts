export {
  type PushAnswer,
  type PushPermissionEvent,
  type PushPermissionInput,
  type PushWishes,
  pushPermissionMachine,
} from './pushPermission.machine.ts';
