export { policy as screen } from './Policy.tsx';
