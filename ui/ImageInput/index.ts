export { ImageInput, type ImageInputProps } from './ImageInput.tsx';
export { sizeInWords } from './sizeInWords.ts';
