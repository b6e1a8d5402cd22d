import type { CourseSummary } from '../../../contract/courses.ts';
import type { Municipality } from '../../../contract/places.ts';
import type { Park } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { Reading } from '../../layout/Reading.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ParkEntry } from '../Parks/ParkEntry.tsx';
import { Institutions, type InstitutionsOfTown } from './Institutions.tsx';
import { MunicipalityForm } from './MunicipalityForm.tsx';

export interface CrossSearchData {
  municipalities: readonly Municipality[];
  /** The chosen one. */
  town: Municipality | null;
  /** What the address asks for that there is not. */
  wrong: 'municipality' | 'page' | null;
  courses: readonly CourseSummary[];
  total: number;
  page: number;
  pageCount: number;
  parks: readonly Park[];
  institutions: InstitutionsOfTown;
}

/** Everything there is in one municipality, on one page. */
export function CrossSearchScreen({ municipalities, town, wrong, ...found }: CrossSearchData) {
  const { t, href } = usePage();
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{town ? t('crossSearch:titleOf', { name: town.name }) : t('crossSearch:title')}</h1>
        {!town && <p className={cx(text.lead, measure)}>{t('crossSearch:lead')}</p>}
        {town && <Reading kana={town.kana} />}
        {wrong && (
          <Notice tone="error" heading={t(`crossSearch:wrong_${wrong}`)}>
            {town ? (
              <Link href={href(path('crossSearch'), { municipality: town.slug })} variant="standalone">
                {t('crossSearch:toFirst')}
              </Link>
            ) : (
              <p>{t('crossSearch:chooseAgain')}</p>
            )}
          </Notice>
        )}
        <MunicipalityForm municipalities={municipalities} chosen={town?.slug ?? ''} />
      </div>
      {town && <Found town={town} isListed={wrong === null} {...found} />}
    </>
  );
}

type FoundProps = Omit<CrossSearchData, 'municipalities' | 'town' | 'wrong'> & {
  town: Municipality;
  isListed: boolean;
};

function Found({ town: { slug, name }, isListed, courses, total, page, pageCount, parks, institutions }: FoundProps) {
  const { t, href, path: here } = usePage();
  return (
    <>
      {isListed && (
        <Section heading={t('crossSearch:courses', { count: total })}>
          {courses.length ? (
            <CourseList courses={courses} />
          ) : (
            <EmptyState
              headingLevel={3}
              title={t('crossSearch:coursesEmpty', { name })}
              actions={<ButtonLink href={href(path('searchByMunicipality'))}>{t('crossSearch:neighbours')}</ButtonLink>}
            >
              <p>{t('crossSearch:coursesEmptyText')}</p>
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(each) => href(here, { municipality: slug, page: each > 1 && each })}
            label={t('crossSearch:pages')}
            previousLabel={t('crossSearch:previous')}
            nextLabel={t('crossSearch:next')}
            pageLabel={(each) => t('crossSearch:page', { page: each })}
          />
        </Section>
      )}
      <Section heading={t('crossSearch:parks', { count: parks.length })}>
        {parks.length ? (
          <ul className={grid.wide}>
            {parks.map((park) => (
              <ParkEntry key={park.id} park={park} />
            ))}
          </ul>
        ) : (
          <EmptyState headingLevel={3} title={t('crossSearch:parksEmpty', { name })} />
        )}
      </Section>
      <Institutions town={{ slug, name }} of={institutions} />
    </>
  );
}
