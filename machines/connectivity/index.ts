export {
  type ConnectivityContext,
  type ConnectivityEvent,
  type ConnectivityInput,
  connectivityMachine,
} from './connectivity.machine.ts';
