export { areaGuide as screen } from './AreaGuide.tsx';
