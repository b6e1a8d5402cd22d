import { useEffect, useState } from 'react';
import type { Picture } from '../../../machines/photoPost/index.ts';
import { cx } from '../../../ui/cx.ts';
import { sizeInWords } from '../../../ui/ImageInput/index.ts';
import { usePage } from '../../PageContext.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './PhotoUpload.css.ts';

/** An address of what is on the device, given back when it is no longer shown. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}

interface PreviewProps {
  picture: Picture;
  /** Its text alternative, as soon as there is one. */
  title: string;
  isSmall?: boolean;
}

/** The picture exactly as it is sent. Not every browser can show every kind: then its size has to do. */
export function Preview({ picture, title, isSmall }: PreviewProps) {
  const { t, lang, i18n } = usePage();
  const url = useBlobUrl(picture.blob);
  const [unseen, setUnseen] = useState<string>();
  const { width, height } = picture;
  const size = sizeInWords(picture.blob.size, lang);
  return (
    <figure className={css.figure}>
      {url && url !== unseen && (
        <img
          src={url}
          alt={title || t('photoUpload:preview')}
          lang={languageOfWords(title)}
          {...(width > 0 && { width, height })}
          className={cx(css.picture, isSmall && css.small)}
          onError={() => setUnseen(url)}
        />
      )}
      <figcaption className={css.caption}>
        {width > 0
          ? t('photoUpload:pictureSize', { width: i18n.number(width), height: i18n.number(height), size })
          : t('photoUpload:fileSize', { size })}
      </figcaption>
    </figure>
  );
}
