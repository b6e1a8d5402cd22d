export { type Stamp, StampCard, type StampCardProps, type StampTitle } from './StampCard.tsx';
