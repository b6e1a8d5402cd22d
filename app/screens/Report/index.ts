export { report as screen } from './Report.tsx';
