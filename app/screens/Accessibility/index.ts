export { accessibility } from './Accessibility.tsx';
