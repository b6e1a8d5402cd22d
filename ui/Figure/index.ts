export { Figure, type FigureProps } from './Figure.tsx';
export { Picture, type PictureProps, type PictureSource } from './Picture.tsx';
