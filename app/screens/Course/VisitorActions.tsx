import type { CourseDetail } from '../../../contract/courses.ts';
import { Link } from '../../../ui/Link/index.ts';
import { screenOnly } from '../../../ui/layout.css.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { useLoginAddress } from '../../layout/useLoginAddress.ts';
import { usePage } from '../../PageContext.tsx';

/** A favourite on this device, and the way to recording walks. */
export function VisitorActions({ course }: { course: CourseDetail }) {
  const { t } = usePage();
  const loginAddress = useLoginAddress();
  return (
    <>
      <FavouriteButton kind="course" id={course.id} name={course.name} />
      <p className={screenOnly}>
        <Link href={loginAddress} variant="standalone">
          {t('course:loginToRecord')}
        </Link>
      </p>
    </>
  );
}
