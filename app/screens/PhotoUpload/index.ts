export { photoUpload as screen } from './PhotoUpload.tsx';
