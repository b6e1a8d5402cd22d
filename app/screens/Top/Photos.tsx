import { usePage } from '../../PageContext.tsx';
import { LazyPhotoStrip } from '../../photos/LazyPhotoStrip.tsx';
import { path } from '../../routes.ts';
import type { TopData } from './TopScreen.tsx';

/** The latest photos, as long as there are any. */
export function Photos({ photos }: Pick<TopData, 'photos'>) {
  const { t, href } = usePage();
  if (!photos.length) return null;
  return (
    <LazyPhotoStrip
      heading={t('top:photos')}
      photos={photos}
      links={[
        { href: href(path('photos')), label: t('top:photosAll') },
        { href: href(path('photoContest')), label: t('top:photosContest') },
      ]}
    />
  );
}
