import { useState } from 'react';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { withJavaScript, withoutJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { SearchField } from '../../../ui/SearchField/index.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import * as css from '../../kept/kept.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';
import { isFound } from './isFound.ts';
import { SavedRow } from './SavedRow.tsx';
import type { SavedCoursesState } from './useSavedCourses.ts';

export interface OfflineScreenProps extends SavedCoursesState {
  /** It stands in place of a page that is not on this device. */
  isInstead: boolean;
}

/** From how many on there is a search. */
const searchedFrom = 4;

/** What can be read without a network: the courses that are saved on this device. */
export function OfflineScreen({ courses, isUnsupported, mayBeCleared, isInstead }: OfflineScreenProps) {
  const { t, lang, href } = usePage();
  const isHydrated = useHydrated();
  const [keyword, setKeyword] = useState('');
  const found = (courses ?? []).filter((course) => isFound(course, keyword));
  return (
    <div className={stack.l}>
      <div className={stack.m}>
        <h1 className={text.title}>{route('offline').label[lang]}</h1>
        {isInstead && (
          <Notice tone="warning" heading={t('offline:insteadTitle')}>
            {t('offline:insteadText')}
          </Notice>
        )}
        <p className={cx(text.lead, measure)}>{t('offline:lead')}</p>
        <div className={withoutJavaScript}>
          <Notice tone="warning" heading={t('offline:scriptTitle')}>
            {t('offline:scriptText')}
          </Notice>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div
        role="group"
        aria-label={route('offline').label[lang]}
        aria-busy={courses === null}
        data-waiting={!isHydrated || undefined}
        className={cx(css.lists, withJavaScript)}
      >
        {courses === null && <p>{t('loading')}</p>}
        {isUnsupported && <Notice tone="warning" heading={t('saved:unsupported')} />}
        {courses && courses.length >= searchedFrom && (
          <search>
            <SearchField
              label={t('offline:search')}
              description={t('offline:searchHint')}
              clearLabel={t('offline:clear')}
              defaultValue=""
              onChange={setKeyword}
            />
            <p role="status">{keyword && t('offline:found', { count: found.length })}</p>
          </search>
        )}
        {courses && courses.length > 0 && (
          <ul className={css.entries}>
            {courses.map((course) => (
              <li key={`${course.id} ${course.lang}`} className={css.entry} hidden={!found.includes(course)}>
                <SavedRow course={course} />
              </li>
            ))}
          </ul>
        )}
        {mayBeCleared && (
          <div className={stack.s}>
            <p className={measure}>{t('offline:mayBeCleared')}</p>
            <p>
              <Link href={href(path('install'))} variant="standalone">
                {route('install').label[lang]}
              </Link>
            </p>
          </div>
        )}
        {courses?.length === 0 && !isUnsupported && (
          <div className={stack.s}>
            <p>{t('offline:empty')}</p>
            <p className={measure}>{t('offline:how')}</p>
            <p>
              <Link href={href(path('search'))} variant="standalone">
                {route('search').label[lang]}
              </Link>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
