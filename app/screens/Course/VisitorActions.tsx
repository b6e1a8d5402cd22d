import type { CourseDetail } from '../../../contract/courses.ts';
import { Link } from '../../../ui/Link/index.ts';
import { screenOnly } from '../../../ui/layout.css.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** A favourite on this device, and the way to recording walks. */
export function VisitorActions({ course: { id, name } }: { course: CourseDetail }) {
  const { t, href, path: next } = usePage();
  return (
    <>
      <FavouriteButton kind="course" id={id} name={name} />
      <p className={screenOnly}>
        <Link href={href(path('login'), { next })} variant="standalone">
          {t('course:loginToRecord')}
        </Link>
      </p>
    </>
  );
}
