export { register as screen } from './Register.tsx';
