import { Fragment, useId } from 'react';
import type { Municipality } from '../../../contract/places.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { HiddenConditions } from '../../search/HiddenConditions.tsx';
import { submit } from '../../search/search.css.ts';
import * as css from './CourseSearch.css.ts';
import { type Conditions, toQuery } from './conditions.ts';

/** As they lie on the picture, so that the focus goes along its rows. */
const inRows = (a: Municipality, b: Municipality) => a.tile.y - b.tile.y || a.tile.x - b.tile.x;

/**
 * Where a name may go on in the next line of a square: before the kind of place (町), and after a first part that is a word of its own.
 * The lists need none of it, and nothing of it is read.
 */
const lineBreaks = /(?<=^(?:東|西|武蔵|Higashi|Nishi|Musashi)(?=.{3}))|(?=(?:[市区町村]|なし)$)|(?<=^\d+)(?=[^\d\s])/;

/** The parts of a text with a chance of a line break between them. */
const inParts = (words: string) =>
  words.split(lineBreaks).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** 「奥多摩町」; "Okutama" and " Town", which a square has no room for. */
function TileName({ name }: { name: string }) {
  const [, own = name, kind = ''] = /^(.*?)( \w+)?$/.exec(name) ?? [];
  return (
    <span className={css.tileName}>
      {inParts(own)}
      {kind && <span className={css.tileKind}>{kind}</span>}
    </span>
  );
}

const areas = ['special_wards', 'cities', 'islands'] as const;

/**
 * The 62 municipalities: three lists of native checkboxes, which become one picture on a wide screen, a square each,
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
  const questionId = useId();
  const isChosen = ({ slug, code }: Municipality) =>
    conditions.municipality.some((each) => each === slug || each === String(code));
  return (
    <form
      key={conditions.municipality.join()}
      action={href(path('searchByMunicipality'))}
      method="get"
      className={css.tileForm}
    >
      <HiddenConditions query={toQuery(conditions, { municipality: [] })} />
      <p id={questionId}>{t('courseSearch:tileHelp')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of three fieldsets, which are its groups */}
      <div role="group" aria-labelledby={questionId} className={css.tileMap}>
        {areas.map((area) => (
          <fieldset key={area} className={css.tileArea}>
            <legend className={css.tileLegend}>{t(`search:area_${area}`)}</legend>
            <ul className={css.tileList}>
              {municipalities
                .filter((municipality) => municipality.area === area)
                .sort(inRows)
                .map((municipality) => ({ ...municipality, isChosen: isChosen(municipality) }))
                .map(({ slug, name, tile, course_count, isChosen }) => (
                  <li key={slug} className={css.tileItem[area]} style={{ gridColumn: tile.x + 1, gridRow: tile.y + 1 }}>
                    <label className={css.tile}>
                      <input
                        type="checkbox"
                        name="municipality"
                        value={slug}
                        defaultChecked={isChosen}
                        // What the address has chosen can be taken back.
                        disabled={course_count === 0 && !isChosen}
                        className={css.tileInput}
                      />
                      <TileName name={name} />
                      <span className={css.tileCount}>
                        {inParts(
                          course_count
                            ? t('courseSearch:courses', { count: course_count })
                            : t('courseSearch:noCourses'),
                        )}
                      </span>
                    </label>
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className={submit}>
        <Button type="submit" size="l">
          <Icon name="magnifying-glass" />
          {t('courseSearch:submitMunicipalities')}
        </Button>
      </div>
    </form>
  );
}
