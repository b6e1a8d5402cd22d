import { useMemo } from 'react';
import type { CourseSummary } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { Section } from '../../layout/Section.tsx';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import type { Place } from '../../map/places.ts';
import { usePage } from '../../PageContext.tsx';
import type { AnyInstitution } from './data.ts';
import * as css from './InstitutionDetailScreen.css.ts';

export interface PlaceMapProps {
  institution: AnyInstitution;
  /** The course that passes nearest, which it is drawn beside. */
  nearest: CourseSummary | null;
}

/** Where it is: beside the nearest course as a drawing, and on the map that moves. */
export function PlaceMap({ institution: { id, kind, name, address, lat, lng }, nearest }: PlaceMapProps) {
  const { t } = usePage();
  const drawn = useMemo(
    () => ({
      places: [{ id: 0, role: kind, name, text: address, lat, lng }] satisfies Place[],
      lines: nearest ? [nearest.line] : [],
      ...{ beside: [], turns: [] },
    }),
    [kind, name, address, lat, lng, nearest],
  );
  return (
    <Section heading={t('institutionDetail:map')}>
      {nearest && (
        <figure className={css.drawing}>
          <div className={css.picture}>
            <RouteMap
              line={nearest.line}
              points={[{ lat, lng, kind: 'place' }]}
              tint={nearest.scenes[0]!.slug}
              size="head"
              label={t('institutionDetail:mapLabel', { name, course: nearest.name })}
            />
          </div>
          <figcaption className={text.small}>{t('institutionDetail:mapCaption', { course: nearest.name })}</figcaption>
        </figure>
      )}
      <MapOnDemand key={`${kind} ${id}`} of="place">
        {({ Opened, ...map }) => <Opened of="place" {...drawn} {...map} />}
      </MapOnDemand>
    </Section>
  );
}
