import { useEffect, useRef } from 'react';
import type { SavedCourse } from '../../../machines/savedCourse/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { StatusTag } from '../../courses/StatusTag.tsx';
import { effortLine } from '../../courses/words.ts';
import * as css from '../../kept/kept.css.ts';
import { savedAddress } from '../../offline/savedCourses.ts';
import { savedOutcome, savedStale, savedWhen } from '../../offline/savedWords.ts';
import { useSavedCourse } from '../../offline/useSavedCourse.ts';
import { usePage } from '../../PageContext.tsx';
import { NameIn } from '../../text/NameIn.tsx';

/** One saved course: the way there, from when it is, and how to save it anew or delete it. */
export function SavedRow({ course }: { course: SavedCourse }) {
  const { t, i18n, lang: own, isOnline } = usePage();
  const state = useSavedCourse(course.id, course.lang, course);
  const { busy, onSave, onRemove, isChanged, problem } = state;
  const row = useRef<HTMLDivElement>(null);
  const isRemoved = !state.saved && !busy && !problem;
  useEffect(() => {
    // The pressed button has gone.
    if (isRemoved) row.current?.focus();
  }, [isRemoved]);
  const saved = state.saved ?? course;
  const lang = saved.lang === own ? undefined : saved.lang;
  const named = (key: 'again' | 'remove') => (
    <>
      <span aria-hidden="true">{t(`saved:${key}`)}</span>
      <VisuallyHidden>
        <NameIn name={saved.name} sentence={(name) => t(`offline:${key}`, { name })} />
      </VisuallyHidden>
    </>
  );
  return (
    <div ref={row} tabIndex={-1} className={css.words}>
      <p className={css.name}>
        {isRemoved ? (
          <span lang={lang}>{saved.name}</span>
        ) : (
          <Link href={savedAddress(saved)} variant="standalone" lang={lang} hrefLang={lang}>
            {saved.name}
          </Link>
        )}
      </p>
      {saved.status !== 'open' && saved.status !== 'gone' && <StatusTag status={saved.status} />}
      {saved.status === 'gone' && <Tag variant="accent">{t('offline:gone')}</Tag>}
      <p className={css.numbers}>{effortLine(saved, i18n)}</p>
      <p className={css.note} lang={lang}>
        {saved.place}
      </p>
      {!isRemoved && <p className={text.small}>{savedWhen(saved, i18n)}</p>}
      {!isRemoved && saved.isStale && <p>{savedStale(saved, i18n)}</p>}
      <p role="status">{isChanged && savedOutcome(state, i18n)}</p>
      <div className={cluster.m}>
        {/* Without a network there is nothing to save, and the line above the page says that there is none. */}
        <Button variant="quiet" isDisabled={!isOnline} isPending={busy !== null} onPress={onSave}>
          {named('again')}
        </Button>
        {!isRemoved && (
          <Button variant="quiet" isPending={busy !== null} onPress={onRemove}>
            {named('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
