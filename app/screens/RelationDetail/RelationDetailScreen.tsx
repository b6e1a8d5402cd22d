import type { CourseSummary } from '../../../contract/courses.ts';
import type { Municipality } from '../../../contract/places.ts';
import type { Park } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { Reading } from '../../layout/Reading.tsx';
import { section } from '../../layout/Section.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Relation } from './relations.ts';
import { TownCourses } from './TownCourses.tsx';

export type TownCourse = Pick<CourseSummary, 'id' | 'name' | 'minutes' | 'distance_m' | 'steps' | 'status'>;

export interface RelationDetailData {
  town: Pick<Municipality, 'slug' | 'name' | 'kana' | 'area'>;
  relation: Relation;
  /** How many courses begin in it or pass through it. */
  total: number;
  /** Those that begin in it, with their ways. */
  own: readonly (TownCourse & Pick<CourseSummary, 'line'>)[];
  /** Those that come from elsewhere. */
  passing: readonly TownCourse[];
  /** The scene whose light the picture takes. */
  tint: CourseSummary['scenes'][number]['slug'];
  parks: readonly Pick<Park, 'id' | 'name' | 'description'>[];
}

/** A municipality: how it lies, what can be walked there, whom to ask, and what a project of its own could be. */
export function RelationDetailScreen({ town, relation, total, own, passing, tint, parks }: RelationDetailData) {
  const { t, i18n, href } = usePage();
  const { slug, name, kana, area } = town;
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{t('relationDetail:title', { name })}</h1>
        <Reading kana={kana} />
        <p className={cx(text.lead, measure)}>{relation.lead}</p>
        <StatNumbers
          items={[
            { label: t('relationDetail:courses'), value: i18n.number(total), unit: t('relationDetail:coursesUnit') },
            { label: t('relationDetail:parks'), value: i18n.number(parks.length), unit: t('relationDetail:parksUnit') },
          ]}
        />
      </div>
      <Section heading={t('relationDetail:lies')}>
        <div className={cx(stack.s, measure)}>
          {relation.lies.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <TownCourses town={town} walking={relation.walking} own={own} passing={passing} tint={tint} />
      <Section
        heading={t('relationDetail:parks')}
        {...(parks.length && {
          more: {
            href: href(path('parks'), { area, municipality: slug }),
            label: t('relationDetail:parksMore', { name }),
          },
        })}
      >
        {parks.length ? (
          <ul className={grid.wide}>
            {parks.map((park) => (
              <li key={park.id}>
                <h3 className={text.label}>{park.name}</h3>
                <p>{park.description}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('relationDetail:noParks', { name })}</p>
        )}
      </Section>
      <Section heading={t('relationDetail:office')}>
        <div className={cx(stack.s, measure)}>
          <p>{t(`relationDetail:office_${relation.kind}`)}</p>
          <p>{t('relationDetail:officeAbout')}</p>
          {relation.site && (
            <p>
              <Link href={relation.site} variant="standalone" isExternal externalLabel={t('external')}>
                {t('relationDetail:site', { name })}
              </Link>
            </p>
          )}
        </div>
      </Section>
      <Section heading={t('relationDetail:project')}>
        <div className={cx(stack.s, measure)}>
          <Notice tone="info" heading={t('relationDetail:sample')}>
            <p>{t('relationDetail:sampleText', { name })}</p>
          </Notice>
          <h3 className={text.subheading}>{relation.project.title}</h3>
          {relation.project.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <p className={section}>
        <BackLink href={href(path('relation'))}>{t('relationDetail:back')}</BackLink>
      </p>
    </>
  );
}
