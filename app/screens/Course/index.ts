export { course as screen } from './Course.tsx';
