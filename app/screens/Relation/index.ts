export { relation as screen } from './Relation.tsx';
