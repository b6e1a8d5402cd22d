import type { PhotoImage } from '../../contract/photos.ts';
import type { PictureSource } from '../../ui/Figure/index.ts';

/** Wide enough for what knows neither `srcset` nor WebP. */
const plainWidth = 960;

/** A photo as a picture element takes it: WebP and JPEG in every width, the room it takes, and its mean colour. */
export function pictureOf({ width, height, colour, sizes }: PhotoImage): PictureSource {
  const widest = sizes.at(-1);
  const plain = sizes.find((size) => size.width >= plainWidth) ?? widest;
  const setOf = (format: 'webp' | 'jpeg') => sizes.map((size) => `${size[format]} ${size.width}w`).join(', ');
  return {
    ...{ width, height, colour },
    ...(plain && { src: plain.jpeg, srcSet: setOf('jpeg'), webpSrcSet: setOf('webp') }),
  };
}
