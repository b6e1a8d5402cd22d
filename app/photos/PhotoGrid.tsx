import type { ReactNode } from 'react';
import type { PhotoSummary } from '../../contract/photos.ts';
import { Gallery } from '../../ui/Gallery/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { NameIn } from '../text/NameIn.tsx';
import { PostedBy } from './PostedBy.tsx';
import * as css from './photos.css.ts';
import { pictureOf } from './pictureOf.ts';
import { likesWords, takenWords } from './words.ts';

export interface PhotoGridProps {
  /** What these photos are. */
  label: string;
  photos: readonly PhotoSummary[];
  /** How many are on the screen at first, and fetched at once. */
  eagerCount?: number;
  /** In the place of the number of likes; null: that stays. */
  footerOf?: ((photo: PhotoSummary) => ReactNode) | undefined;
}

/** How many like a photo, in words. */
export const LikesLine = ({ words }: { words: string }) => (
  <span className={css.likes}>
    <Icon name="heart" />
    {words}
  </span>
);

/** Photos as links to their pages; arrow keys move through them. */
export function PhotoGrid({ label, photos, eagerCount, footerOf }: PhotoGridProps) {
  const { t, i18n, href } = usePage();
  return (
    <Gallery
      label={label}
      missingLabel={t('photoCommon:missing')}
      {...(eagerCount !== undefined && { eagerCount })}
      items={photos.map((photo) => ({
        id: photo.id,
        href: href(path('photo', photo)),
        title: <NameIn name={photo.title} />,
        picture: pictureOf(photo.image),
        caption: (
          <>
            <span className={css.line}>
              <PostedBy {...photo} />
            </span>{' '}
            <span className={css.line}>
              {t('photoCommon:where', { town: photo.course.municipality.name, taken: takenWords(photo.taken, i18n) })}
            </span>
          </>
        ),
        footer: footerOf?.(photo) ?? <LikesLine words={likesWords(photo.likes, i18n)} />,
      }))}
    />
  );
}
