import type { OwnPhotoProblem } from '../../../contract/photos.ts';
import { Link } from '../../../ui/Link/index.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { LazyDeleteOwnPhoto } from './LazyDeleteOwnPhoto.tsx';

export interface PhotoDeletionProps {
  /** The photo that the address asks to delete; `missing`: it is none of those that wait or were not published. */
  asked: OwnPhotoProblem | 'missing' | null;
  /** What has just been deleted: a photo, or one that stood in a contest. */
  deleted: 'photo' | 'entry' | null;
}

/** At the top of the page, where it is seen also without JavaScript: the question before a photo is deleted, and what came of it. */
export function PhotoDeletion({ asked, deleted }: PhotoDeletionProps) {
  const { t, href } = usePage();
  return (
    <>
      {deleted && (
        <Notice tone="success" heading={t('myPage:deletedTitle')} live="polite">
          {t(deleted === 'entry' ? 'myPage:deletedEntry' : 'myPage:deleted')}
        </Notice>
      )}
      {asked === 'missing' && (
        <div data-update tabIndex={-1}>
          <Notice tone="error" heading={t('myPage:photoNotHere')}>
            <p>{t('myPage:photoNotHereText')}</p>
            <Link href={href(path('myPhotos'))} variant="standalone">
              {t('myPage:photosAll')}
            </Link>
          </Notice>
        </div>
      )}
      {asked && asked !== 'missing' && <LazyDeleteOwnPhoto key={asked.id} photo={asked} />}
    </>
  );
}
