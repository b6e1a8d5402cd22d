export { PageWidth, type PageWidthProps } from './PageWidth.tsx';
