export { guide as screen } from './Guide.tsx';
