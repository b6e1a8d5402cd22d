export { registerDone as screen } from './RegisterDone.tsx';
