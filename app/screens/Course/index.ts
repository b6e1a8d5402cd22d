export { course } from './Course.tsx';
