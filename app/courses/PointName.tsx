import type { CoursePoint } from '../../contract/courses.ts';
import { Ruby } from '../../ui/Ruby/index.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './PointName.css.ts';

/** The name of a place: with its reading where that is hard, in English with the Japanese name that signs and drivers know. */
export function PointName({
  point: { name, name_ja, kana, is_hard_to_read },
}: {
  point: Pick<CoursePoint, 'name' | 'name_ja' | 'kana' | 'is_hard_to_read'>;
}) {
  const { lang } = usePage();
  if (lang === 'ja') return is_hard_to_read && kana ? <Ruby reading={kana}>{name}</Ruby> : name;
  return (
    <>
      {name}
      {name_ja !== name && (
        <>
          {' '}
          <span lang="ja" className={css.japanese}>
            {name_ja}
          </span>
        </>
      )}
    </>
  );
}
