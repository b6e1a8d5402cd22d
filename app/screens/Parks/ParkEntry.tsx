import type { Park } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { Reading } from '../../layout/Reading.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './ParkEntry.css.ts';

/** A park beside the way of the nearest course, in a sentence, with the courses that pass it. */
export function ParkEntry({ park: { id, name, kana, description, lat, lng, courses, drawing } }: { park: Park }) {
  const { t, href } = usePage();
  return (
    <li id={`park-${id}`} className={drawing ? css.entry : undefined}>
      {drawing && (
        <div className={css.picture}>
          <RouteMap line={drawing.line} points={[{ lat, lng, kind: 'place' }]} tint={drawing.scene} />
        </div>
      )}
      <div>
        <h3 className={text.label}>{name}</h3>
        <Reading kana={kana} className={css.kana} />
        <p>{description}</p>
        {courses.length > 0 && (
          <>
            <p className={css.passing}>{t('park:passing')}</p>
            <ul className={stack.hair}>
              {courses.map((course) => (
                <li key={course.id}>
                  <Link href={href(path('course', { id: course.id }))} variant="standalone">
                    {t('park:course', course)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}
