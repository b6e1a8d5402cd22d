export {
  deniedErrorCode,
  type NearbyContext,
  type NearbyEvent,
  type NearbyPermission,
  type NearbyPlace,
  type NearbyPosition,
  nearbyMachine,
  unsupportedErrorCode,
} from './nearby.machine.ts';
