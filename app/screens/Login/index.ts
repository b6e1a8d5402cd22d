export { login as screen } from './Login.tsx';
