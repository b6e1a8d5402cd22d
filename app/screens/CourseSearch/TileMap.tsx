import type { Municipality } from '../../../contract/places.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CourseSearch.css.ts';
import type { Conditions } from './conditions.ts';
import { HiddenConditions } from './HiddenConditions.tsx';

const areas = ['special_wards', 'cities', 'islands'] as const;

/**
 * The 62 municipalities: three lists of native checkboxes, which become one picture where there is room, a square each,
 * roughly where they lie.
 */
export function TileMap({
  conditions,
  municipalities,
}: {
  conditions: Conditions;
  municipalities: readonly Municipality[];
}) {
  const { t, href } = usePage();
  return (
    <form
      key={conditions.municipality.join()}
      action={href(path('searchByMunicipality'))}
      method="get"
      className={css.tileForm}
    >
      <HiddenConditions conditions={{ ...conditions, municipality: [], page: '1' }} />
      <p>{t('courseSearch:tileHelp')}</p>
      <div className={css.tileMap}>
        {areas.map((area) => (
          <fieldset key={area} className={css.tileArea}>
            <legend className={css.tileLegend}>{t(`courseSearch:area_${area}`)}</legend>
            <ul className={css.tileList}>
              {municipalities
                .filter((municipality) => municipality.area === area)
                .map(({ slug, code, name, tile, course_count }) => (
                  <li key={slug} className={css.tileItem[area]} style={{ gridColumn: tile.x + 1, gridRow: tile.y + 1 }}>
                    <label className={css.tile}>
                      <input
                        type="checkbox"
                        name="municipality"
                        value={slug}
                        defaultChecked={conditions.municipality.some((each) => each === slug || each === String(code))}
                        className={css.tileInput}
                      />
                      <span className={css.tileName}>{name}</span>
                      <span className={css.tileCount}>{t('courseSearch:courses', { count: course_count })}</span>
                    </label>
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className={css.submit}>
        <Button type="submit" size="l">
          <Icon name="magnifying-glass" />
          {t('courseSearch:submitMunicipalities')}
        </Button>
      </div>
    </form>
  );
}
