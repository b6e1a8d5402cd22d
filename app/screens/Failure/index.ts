export { FailureScreen } from './FailureScreen.tsx';
