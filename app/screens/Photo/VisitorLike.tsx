import type { PhotoDetail } from '../../../contract/photos.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { screenOnly } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { likesWords } from '../../photos/words.ts';
import { path } from '../../routes.ts';
import * as css from './PhotoScreen.css.ts';

/** How many people like it. */
export function Likes({ likes }: Pick<PhotoDetail, 'likes'>) {
  const { i18n } = usePage();
  return (
    <p className={css.likes}>
      <Icon name="heart" />
      {likesWords(likes, i18n)}
    </p>
  );
}

/** How many people like it, and the way to liking it, which comes back here. */
export function VisitorLike({ likes }: Pick<PhotoDetail, 'likes'>) {
  const { t, href, path: next } = usePage();
  return (
    <div>
      <Likes likes={likes} />
      <p className={screenOnly}>
        <Link href={href(path('login'), { next })} variant="standalone">
          {t('photo:loginToLike')}
        </Link>
      </p>
    </div>
  );
}
