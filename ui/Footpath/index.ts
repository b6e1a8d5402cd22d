export { Footpath, type FootpathProps } from './Footpath.tsx';
