export {
  type LoadingOverlayContext,
  type LoadingOverlayEvent,
  loadingOverlayMachine,
} from './loadingOverlay.machine.ts';
