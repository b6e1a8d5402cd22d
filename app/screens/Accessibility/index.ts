export { accessibility as screen } from './Accessibility.tsx';
