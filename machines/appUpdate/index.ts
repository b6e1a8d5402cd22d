export {
  type AppUpdateEvent,
  type AppUpdateInput,
  activationPatienceMs,
  appUpdateMachine,
} from './appUpdate.machine.ts';
