export { type AppUpdateEvent, type AppUpdateInput, appUpdateMachine } from './appUpdate.machine.ts';
