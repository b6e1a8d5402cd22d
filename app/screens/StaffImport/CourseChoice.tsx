import { Link } from '../../../ui/Link/index.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import type { Task } from './data.ts';
import * as css from './StaffImport.css.ts';

export type CourseChoiceProps = Task & { kind: 'choose' } & {
  /** Of a municipality, whose courses are all there. */
  hasOffice: boolean;
};

/** Whose line it is. */
export function CourseChoice({ keyword, courses, isRefused, hasOffice }: CourseChoiceProps) {
  const { t, lang, href } = usePage();
  const isNothing = !isRefused && courses.length === 0 && (keyword !== '' || hasOffice);
  return (
    <Section
      heading={t('staffImport:chooseHeading')}
      lead={t(hasOffice ? 'staffImport:chooseOwn' : 'staffImport:chooseAny')}
    >
      <search>
        <form action={path('staffImport')} method="get">
          <input type="hidden" name="what" value="line" />
          {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
          <SearchField
            label={t('staffImport:keyword')}
            name="keyword"
            defaultValue={keyword}
            submitLabel={t('staffImport:search')}
            clearLabel={t('staffImport:clear')}
            errorMessage={isRefused ? t('staffImport:keywordRefused') : undefined}
          />
        </form>
      </search>
      {isNothing && (
        <p data-update="">
          {keyword === '' ? (
            t('staffImport:noCourses')
          ) : (
            <NameIn name={keyword} sentence={(name) => t('staffImport:nothingFound', { keyword: name })} />
          )}
        </p>
      )}
      {courses.length > 0 && (
        <ul className={css.list}>
          {courses.map(({ id, name, municipality }) => (
            <li key={id}>
              <Link href={href(path('staffImport'), { course: id })} variant="standalone">
                {t('staffImport:courseOf', { name, town: municipality.name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
