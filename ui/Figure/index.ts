export { Drawing, type DrawingProps } from './Drawing.tsx';
export { DrawnFigure, type DrawnFigureProps, Figure, type FigureProps } from './Figure.tsx';
export { Picture, type PictureProps, type PictureSource } from './Picture.tsx';
