import { useRef } from 'react';
import type { Problem } from '../../../contract/problem.ts';
import type { KeptKind } from '../../../machines/deviceLists/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cx } from '../../../ui/cx.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { KeptRow } from '../../kept/KeptRow.tsx';
import * as css from '../../kept/kept.css.ts';
import { Removed } from '../../kept/Removed.tsx';
import type { Row } from '../../kept/rows.ts';
import { searchOf } from '../../kept/searches.ts';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';

export interface KeptListsProps {
  list: 'history' | 'favourites';
  /** Every kind, with what was just taken off it still in its place. */
  kinds: readonly { kind: KeptKind; rows: readonly Row[] }[];
  removed: { kind: KeptKind; id: number } | null;
  isAllRemoved: boolean;
  isEmpty: boolean;
  isReading: boolean;
  failure: 'unreadable' | 'unwritable' | null;
  /** The portal has been asked what it knows of them now. */
  isPending: boolean;
  problem: Problem | null;
  onRetry: () => void;
  onRemove: (kind: KeptKind, id: number) => void;
  onRemoveAll: () => void;
  onUndo: () => void;
}

/** What this device keeps, kind by kind: only here, so it comes once JavaScript runs. */
export function KeptLists(props: KeptListsProps) {
  const { list, kinds, removed, isAllRemoved, isEmpty, isReading, failure, isPending, problem } = props;
  const { t, href, lang } = usePage();
  const isHydrated = useHydrated();
  /** The row that an undo brings back, which then gets the focus. */
  const returning = useRef<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const undo = () => {
    if (removed) returning.current = `${removed.kind} ${removed.id}`;
    else top.current?.focus();
    props.onUndo();
  };
  const shown = kinds.filter(({ rows }) => list === 'history' || rows.length > 0);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={t(`history:title_${list}`)}
      aria-busy={isReading || isPending}
      data-waiting={!isHydrated || undefined}
      className={cx(css.lists, withJavaScript)}
    >
      {failure && (
        <Notice tone="error" live="assertive" heading={t(`history:${failure}`)}>
          {t('history:storageHelp')}
        </Notice>
      )}
      {problem && !isEmpty && (
        <Notice tone="warning" heading={t(problem.kind === 'offline' ? 'history:offline' : 'history:failed')}>
          <p>{t('history:asKept')}</p>
          {problem.kind !== 'offline' && (
            <Button variant="quiet" onPress={props.onRetry}>
              {t('failure:retry')}
            </Button>
          )}
        </Notice>
      )}
      {isAllRemoved && <Removed words={t('history:allRemoved')} onUndo={undo} />}
      {isReading && <p>{t('loading')}</p>}
      {!isReading &&
        shown.map(({ kind, rows }) => (
          <section key={kind} aria-labelledby={`kept-${kind}`} className={stack.s}>
            <h2 id={`kept-${kind}`} className={text.heading}>
              {t(`kept:kind_${kind}`)}
            </h2>
            {rows.length > 0 && (
              <ul className={css.entries}>
                {rows.map((row) => (
                  <li key={row.id} className={css.entry}>
                    <KeptRow
                      {...{ list, kind, row, isPending, returning }}
                      isRemoved={removed?.kind === kind && removed.id === row.id}
                      onRemove={() => props.onRemove(kind, row.id)}
                      onUndo={undo}
                    />
                  </li>
                ))}
              </ul>
            )}
            {!rows.length && (
              <>
                <p>{t(`history:empty_${kind}`)}</p>
                {route(searchOf[kind]).screen && (
                  <p>
                    <Link href={href(path(searchOf[kind]))} variant="standalone">
                      {route(searchOf[kind]).label[lang]}
                    </Link>
                  </p>
                )}
              </>
            )}
          </section>
        ))}
      {!isReading && list === 'favourites' && !shown.length && (
        <>
          <p>{t('history:noFavourites')}</p>
          <p>
            <Link href={href(path('search'))} variant="standalone">
              {route('search').label[lang]}
            </Link>
          </p>
        </>
      )}
      {!isReading && list === 'history' && !isEmpty && (
        <p>
          <Button variant="secondary" onPress={props.onRemoveAll}>
            {t('history:removeAll')}
          </Button>
        </p>
      )}
    </div>
  );
}
