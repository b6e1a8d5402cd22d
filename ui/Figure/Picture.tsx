import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Figure.css.ts';

export type PictureSource = {
  /** without it the place is kept, and words stand in it */
  src?: string;
  srcSet?: string;
  /** the same in WebP, for browsers that know it */
  webpSrcSet?: string;
  /** fills its place until the picture is there, and what the picture leaves free of its frame */
  colour?: string;
  /** of the file in px: they keep the place before the picture comes */
  width: number;
  height: number;
  /** what it shows; '' when the words beside it say so */
  alt?: string;
  /** of `alt`, where it is another than the page's */
  lang?: string;
};

export type PictureProps = PictureSource & {
  sizes?: string;
  /** seen at once: not put off until it is scrolled to */
  isEager?: boolean;
  /** stands in the place of a picture that is not there */
  missingLabel: string;
  /** fills a frame that has a shape of its own; nothing of it is cut off */
  isFramed?: boolean;
};

/** A picture that keeps its place, and words where there is none or where it does not load. */
export function Picture({
  src,
  srcSet,
  webpSrcSet,
  colour,
  width,
  height,
  alt = '',
  lang,
  sizes,
  isEager,
  missingLabel,
  isFramed,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) {
    return (
      <span
        className={css.missing}
        style={isFramed ? undefined : { width: `min(100%, ${width}px)`, aspectRatio: `${width} / ${height}` }}
      >
        <Icon name="image" />
        <span>{missingLabel}</span> {alt && <span lang={lang}>{alt}</span>}
      </span>
    );
  }
  // It may have failed before JavaScript had loaded. Of one that waits to be scrolled to, browsers do not agree what it is.
  const lookAgain = (image: HTMLImageElement | null) => {
    if (isEager && image?.complete && image.naturalWidth === 0) setBroken(src);
  };
  const image = (
    <img
      ref={lookAgain}
      // Before the address: what comes later is not looked at in time.
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
      width={width}
      height={height}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      lang={lang}
      onError={() => setBroken(src)}
      className={isFramed ? css.framed : css.picture}
      style={colour ? { backgroundColor: colour } : undefined}
    />
  );
  if (!webpSrcSet) return image;
  return (
    <picture className={isFramed ? css.whole : undefined}>
      <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
