import { type Area, areas } from '../../../contract/bands.ts';
import type { Municipality } from '../../../contract/places.ts';
import type { Park } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { ChooseForm } from '../../layout/ChooseForm.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './ParkEntry.css.ts';
import { ParkEntry } from './ParkEntry.tsx';

export interface ParksData {
  area: Area;
  /** All municipalities of the area. */
  towns: readonly Municipality[];
  /** The chosen one; null = all of the area. */
  town: Municipality | null;
  parks: readonly Park[];
  /** What the address asks for that there is not. */
  wrong: 'area' | 'municipality' | null;
}

/** Parks under the municipality they lie in, one part of Tokyo at a time. */
export function ParksScreen({ area, towns, town, parks, wrong }: ParksData) {
  const { t, href, path: here } = usePage();
  const withParks = towns.filter(({ slug }) => parks.some(({ municipality }) => municipality.slug === slug));
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{t('parks:title')}</h1>
        <p className={cx(text.lead, measure)}>{t('parks:lead')}</p>
        {wrong && (
          <Notice tone="error" heading={t(`parks:wrong_${wrong}`)}>
            <p>{t('parks:shownInstead', { area: t(`parks:area_${area}`) })}</p>
          </Notice>
        )}
        <TabNav
          label={t('parks:areas')}
          items={areas.map((each) => ({
            id: each,
            label: t(`parks:area_${each}`),
            href: href(here, { area: each !== areas[0] && each }),
            isCurrent: each === area,
          }))}
        />
        <ChooseForm
          action={path('parks')}
          name="municipality"
          label={t('parks:municipality')}
          options={[
            { value: '', label: t('parks:all') },
            ...towns.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          chosen={town?.slug ?? ''}
          submitLabel={t('parks:submit')}
        >
          <input type="hidden" name="area" value={area} />
        </ChooseForm>
        <p>{t('parks:count', { count: parks.length })}</p>
      </div>
      <div className={css.towns}>
        {withParks.map(({ slug, name }) => (
          <Section
            key={slug}
            heading={name}
            isOneOfMany
            more={{ href: href(path('search'), { municipality: slug }), label: t('parks:courses', { name }) }}
          >
            <ul className={stack.m}>
              {parks
                .filter(({ municipality }) => municipality.slug === slug)
                .map((park) => (
                  <ParkEntry key={park.id} park={park} />
                ))}
            </ul>
          </Section>
        ))}
      </div>
      {!parks.length && (
        <EmptyState
          title={t('parks:emptyTitle', { name: town?.name ?? t(`parks:area_${area}`) })}
          actions={
            town && (
              <Link href={href(path('search'), { municipality: town.slug })} variant="standalone">
                {t('parks:courses', { name: town.name })}
              </Link>
            )
          }
        >
          <p>{t('parks:emptyText')}</p>
        </EmptyState>
      )}
    </>
  );
}
