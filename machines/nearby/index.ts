export {
  createNearbyMachine,
  LocationDeniedError,
  type NearbyContext,
  type NearbyEvent,
  type NearbyInput,
  type NearbyPermission,
  type NearbyPlace,
  type NearbyProblem,
} from './nearby.machine.ts';
