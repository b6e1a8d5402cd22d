export {
  LocationDeniedError,
  type NearbyContext,
  type NearbyEvent,
  type NearbyInput,
  type NearbyPermission,
  type NearbyPlace,
  type NearbyProblem,
  type NearbyQuery,
  nearbyMachine,
} from './nearby.machine.ts';
