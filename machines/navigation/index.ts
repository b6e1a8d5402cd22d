export {
  createNavigationMachine,
  type NavigationContext,
  type NavigationEvent,
  type NavigationInput,
  type NavigationPage,
} from './navigation.machine.ts';
