export { install as screen } from './Install.tsx';
