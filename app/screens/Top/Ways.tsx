import { cover } from '../../../ui/Card/Card.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon, type IconName } from '../../../ui/Icon/index.ts';
import { grid } from '../../../ui/layout.css.ts';
import { tint } from '../../../ui/Tag/Tag.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { linkedFrom } from '../../routes.ts';
import * as css from './TopScreen.css.ts';

const looks = {
  search: { id: 'map', icon: 'magnifying-glass', light: 'waterside' },
  searchByMunicipality: { id: 'search01', icon: 'map-trifold', light: 'view' },
  searchByTime: { id: 'search02', icon: 'clock', light: 'shopping' },
  searchByLine: { id: 'search03', icon: 'train', light: 'art' },
  searchByScene: { id: 'search04', icon: 'tree', light: 'park' },
  searchBySteps: { id: 'search05', icon: 'footprints', light: 'blossom' },
} as const satisfies Record<string, { id: string; icon: IconName; light: keyof typeof tint }>;

const lookOf = (id: string) => looks[id as keyof typeof looks] ?? looks.search;

/** The ways to search, as the route table has them. */
export function Ways() {
  const { t, lang, href } = usePage();
  return (
    <Section isOneOfMany heading={t('top:ways')}>
      <ul className={cx(grid.cards, css.list)}>
        {linkedFrom('top').map(({ id: routeId, path, label }) => {
          const { id, icon, light } = lookOf(routeId);
          return (
            <li key={path} className={css.way}>
              <span className={cx(css.sign, tint[light])}>
                <Icon name={icon} />
              </span>
              <div>
                <a href={href(path)} className={cx(css.wayName, cover)}>
                  {label[lang]}
                </a>
                <p>{t(`top:way_${id}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
