import { useMemo } from 'react';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import { placeLabel, placesOf } from '../../map/places.ts';
import { usePage } from '../../PageContext.tsx';
import { numbered } from '../Course/legs.ts';
import type { PhotoCourse } from './data.ts';
import * as css from './StaffPhotos.css.ts';

/** The course of the photo, to compare with its picture and with the place that the member wrote. */
export function Place({ course }: { course: PhotoCourse }) {
  const { t } = usePage();
  const drawn = useMemo(
    () => ({
      places: placesOf(course.points),
      lines: [course.line],
      turns: course.points.filter(({ role }) => role === 'via'),
      beside: [],
    }),
    [course],
  );
  return (
    <div className={stack.s}>
      <figure className={css.drawing}>
        <div className={css.route}>
          <RouteMap
            line={course.line}
            points={numbered(course.points).map(({ role, number, lat, lng }) => ({ kind: role, number, lat, lng }))}
            tint={course.scenes[0]!.slug}
            size="head"
            label={t('staffPhotos:drawing', { name: course.name })}
          />
        </div>
        <figcaption className={text.small}>{t('staffPhotos:drawingCaption')}</figcaption>
      </figure>
      <div>
        <h4 className={text.label}>{t('staffPhotos:points')}</h4>
        <ul className={css.points}>
          {drawn.places.map((place) => (
            <li key={place.id}>{placeLabel(place, t)}</li>
          ))}
        </ul>
      </div>
      <MapOnDemand key={course.id} of="course">
        {({ Opened, ...map }) => <Opened of="course" {...drawn} {...map} />}
      </MapOnDemand>
    </div>
  );
}
