import { recommendedSteps, stepBands, timeBands } from '../../../contract/bands.ts';
import { cover } from '../../../ui/Card/Card.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Facet } from '../../routes/route.ts';
import * as css from './CourseSearch.css.ts';
import { type Conditions, toQuery } from './conditions.ts';
import type { SearchLists } from './data.ts';
import { LazyLinePicker, LazyTileMap } from './LazyForms.tsx';
import { stepBandWords, timeBandWords } from './words.ts';

export interface PickerProps {
  facet: Exclude<Facet, 'all'>;
  isLinePage: boolean;
  conditions: Conditions;
  lists: SearchLists;
}

interface Pick {
  id: string | number;
  label: string;
  note?: string;
  isCurrent: boolean;
  href: string;
}

/** Big links, one press each. */
function PickList({ label, items }: { label: string; items: readonly Pick[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.picks}>
        {items.map(({ id, label: words, note, isCurrent, href }) => (
          // The whole field is pressed; its name is all that the link is called.
          <li key={id} className={css.pick}>
            <a href={href} className={cx(css.pickLink, cover)} aria-current={isCurrent || undefined}>
              {words}
            </a>
            {note && <span className={css.pickNote}>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The one question that a search page begins with. */
export function Picker({ facet, isLinePage, conditions, lists }: PickerProps) {
  const { t, href, path, i18n } = usePage();
  const link = (change: Partial<Record<keyof Conditions, unknown>>) => href(path, toQuery(conditions, change));
  if (facet === 'municipality') return <LazyTileMap conditions={conditions} municipalities={lists.municipalities} />;
  if (facet === 'line') return <LazyLinePicker isLinePage={isLinePage} conditions={conditions} lists={lists} />;
  if (facet === 'time')
    return (
      <PickList
        label={t('courseSearch:field_time_band')}
        items={timeBands.map((band) => ({
          id: band.id,
          label: timeBandWords(band, t),
          isCurrent: conditions.time_band.includes(String(band.id)),
          href: link({ time_band: [band.id] }),
        }))}
      />
    );
  if (facet === 'scene')
    return (
      <PickList
        label={t('courseSearch:field_scene')}
        items={lists.scenes.map(({ id, slug, name, description }) => ({
          id,
          label: name,
          note: description,
          isCurrent: conditions.scene.includes(slug),
          href: link({ scene: [slug] }),
        }))}
      />
    );
  return (
    <>
      <Notice heading={t('courseSearch:recommendedSteps')}>
        {t('courseSearch:recommendedStepsText', {
          adults: i18n.number(recommendedSteps.adults),
          elderly: i18n.number(recommendedSteps.elderly),
        })}
      </Notice>
      <PickList
        label={t('courseSearch:field_step_band')}
        items={stepBands.map((band) => ({
          id: band.id,
          label: stepBandWords(band, t),
          isCurrent: conditions.step_band.includes(String(band.id)),
          href: link({ step_band: [band.id] }),
        }))}
      />
    </>
  );
}
