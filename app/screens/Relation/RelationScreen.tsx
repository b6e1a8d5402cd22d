import { areas } from '../../../contract/bands.ts';
import type { Municipality } from '../../../contract/places.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, split, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './RelationScreen.css.ts';
import { WhereTheyLie } from './WhereTheyLie.tsx';

export type Town = Pick<Municipality, 'slug' | 'name' | 'area' | 'tile' | 'course_count'> & { summary: string };

export interface RelationData {
  /** In the official order. */
  towns: readonly Town[];
  /** The squares of all municipalities. */
  tiles: readonly Municipality['tile'][];
}

/** The municipalities that have a page of their own, by part of Tokyo, numbered as on the picture beside them. */
export function RelationScreen({ towns, tiles }: RelationData) {
  const { t, lang, route, href } = usePage();
  const numbered = towns.map((town, index) => ({ ...town, number: index + 1 }));
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p className={cx(text.lead, measure)}>{t('relation:lead', { count: towns.length })}</p>
        <p className={measure}>{t('relation:sample')}</p>
      </div>
      <div className={split}>
        <div>
          {areas.map((area) => (
            <Section key={area} heading={t(`relation:area_${area}`)}>
              <ul className={css.list}>
                {numbered
                  .filter((town) => town.area === area)
                  .map(({ slug, name, number, summary, course_count }) => (
                    <li key={slug} className={css.town}>
                      <span aria-hidden="true" className={css.number}>
                        {number}
                      </span>
                      <div>
                        <h3 className={text.label}>
                          <Link href={href(path('relationDetail', { municipality: slug }))} variant="standalone">
                            {name}
                          </Link>
                        </h3>
                        <p>{summary}</p>
                        <p className={css.count}>{t('relation:courses', { count: course_count })}</p>
                      </div>
                    </li>
                  ))}
              </ul>
            </Section>
          ))}
        </div>
        <WhereTheyLie towns={numbered} tiles={tiles} />
      </div>
    </>
  );
}
