import type { CourseDetail } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { CourseMap } from '../../map/CourseMap.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './StaffPhotos.css.ts';

/**
 * The course as a drawing, and on the map that moves, where the names of its places stand: a photo has no position of its own, because
 * what the camera noted is deleted, so a reviewer compares picture and words with the course.
 */
export function CourseOfPhoto({ course }: { course: CourseDetail }) {
  const { t } = usePage();
  const { name, line, points, scenes } = course;
  return (
    <div className={stack.s}>
      <figure className={css.drawing}>
        <div className={css.route}>
          <RouteMap
            line={line}
            points={points.map(({ lat, lng, role }) => ({ lat, lng, kind: role }))}
            tint={scenes[0]!.slug}
            size="card"
            label={t('staffPhotos:drawing', { name })}
          />
        </div>
        <figcaption className={text.small}>{t('staffPhotos:drawingHelp')}</figcaption>
      </figure>
      <CourseMap course={course} />
    </div>
  );
}
