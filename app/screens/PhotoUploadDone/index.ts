export { photoUploadDone as screen } from './PhotoUploadDone.tsx';
