import type { CourseSummary } from '../../../contract/courses.ts';
import type { Municipality } from '../../../contract/places.ts';
import type { Article } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { section } from '../../layout/Section.css.ts';
import { usePage } from '../../PageContext.tsx';
import { FeatureArticle } from '../../text/FeatureArticle.tsx';
import { Prose } from '../../text/Prose.tsx';
import { CardsOfPage } from './CardsOfPage.tsx';
import type { Hop, StationGroup } from './groups.ts';
import { LineOfCourses } from './LineOfCourses.tsx';
import type { LineTab, PageKey } from './pages.ts';
import { StationGroups } from './StationGroups.tsx';
import { Towns } from './Towns.tsx';

/** How the courses of a page are laid out: along a line, by station, or as cards. */
export type Listing =
  | { kind: 'line'; tab: LineTab; courses: readonly Hop[] }
  | { kind: 'stations'; groups: readonly StationGroup[]; page: number; pageCount: number }
  | { kind: 'cards'; courses: readonly CourseSummary[]; page: number; pageCount: number };

export interface CoursePageData {
  page: PageKey;
  /** The page's own text, from content/pages. */
  html: string;
  list: Listing;
  /** What the address asks for that there is not. */
  wrong: 'tab' | 'page' | null;
  article: Article | null;
  /** Municipalities outside the special wards, on the page that is about them. */
  towns: readonly Municipality[];
}

/** One kind of course: what it is in a sentence, the courses, and then what to read about it. */
export function CoursePageScreen({ page, html, list, wrong, article, towns }: CoursePageData) {
  const { t, lang, path, route, href } = usePage();
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        {wrong && (
          <Notice tone="error" heading={t(`coursePage:wrong_${wrong}`)}>
            <Link href={href(path)} variant="standalone">
              {t('coursePage:toFirst')}
            </Link>
          </Notice>
        )}
        <p className={measure}>{t(`coursePage:description_${page}`)}</p>
      </div>
      {list.kind === 'line' && <LineOfCourses tab={list.tab} courses={list.courses} />}
      {list.kind === 'stations' && <StationGroups {...list} />}
      {list.kind === 'cards' && <CardsOfPage {...list} />}
      {page === 'tamaTosho' && <Towns towns={towns} />}
      {article && <FeatureArticle article={article} />}
      {/* From the second page on the reader has come for the courses. */}
      {(list.kind === 'line' || list.page <= 1) && (
        <div className={section}>
          <Prose html={html} />
        </div>
      )}
    </>
  );
}
