import { useRef } from 'react';
import type { Problem } from '../../../contract/problem.ts';
import type { KeptKind } from '../../../machines/deviceLists/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { DroppedNotice } from '../../favourites/DroppedNotice.tsx';
import { favouriteProblem } from '../../favourites/words.ts';
import { KeptRow } from '../../kept/KeptRow.tsx';
import * as css from '../../kept/kept.css.ts';
import type { Row } from '../../kept/rows.ts';
import { searchOf } from '../../kept/searches.ts';
import { Section } from '../../layout/Section.tsx';
import { LogInAgain } from '../../members/LogInAgain.tsx';
import { usePage } from '../../PageContext.tsx';
import { path, route as routeOf } from '../../routes.ts';
import type { RemovedEntry } from './data.ts';

export interface FavouritesScreenProps {
  /** Every kind, with what was just taken off it still in its place. */
  kinds: readonly { kind: KeptKind; rows: readonly Row[] }[];
  removed: RemovedEntry | null;
  isPending: boolean;
  problem: Problem | null;
  onRemove: (kind: KeptKind, id: number) => void;
  onUndo: () => void;
}

/** The favourites of a member, kind by kind, newest first; with forms where there is no JavaScript. */
export function FavouritesScreen({ kinds, removed, isPending, problem, onRemove, onUndo }: FavouritesScreenProps) {
  const { t, lang, href, route } = usePage();
  /** The row that an undo brings back, which then gets the focus. */
  const returning = useRef<string | null>(null);
  const undo = () => {
    if (removed) returning.current = `${removed.kind} ${removed.id}`;
    onUndo();
  };
  return (
    <div className={stack.l}>
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p className={cx(text.lead, measure)}>{t('favourites:lead')}</p>
        <DroppedNotice />
        {problem && (
          <Notice tone="error" live="assertive" heading={t('favourites:notChanged')}>
            {favouriteProblem(problem, t)}
            <LogInAgain problem={problem} />
          </Notice>
        )}
      </div>
      {kinds.map(({ kind, rows }) => (
        <section key={kind} aria-labelledby={`kept-${kind}`} aria-busy={isPending} className={stack.s}>
          <h2 id={`kept-${kind}`} className={text.heading}>
            {t(`kept:kind_${kind}`)}
          </h2>
          {rows.length > 0 ? (
            <ul className={css.entries}>
              {rows.map((row, at) => (
                <li key={row.id} className={css.entry}>
                  <KeptRow
                    {...{ list: 'favourites', kind, row, isPending: false, returning }}
                    isRemoved={removed?.kind === kind && removed.id === row.id}
                    fields={{
                      remove: { intent: 'remove', kind, id: row.id, at },
                      undo: { intent: 'undo', kind, id: row.id, at },
                    }}
                    onRemove={() => onRemove(kind, row.id)}
                    onUndo={undo}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p>{t(`favourites:empty_${kind}`)}</p>
              <p>
                <Link href={href(path(searchOf[kind]))} variant="standalone">
                  {routeOf(searchOf[kind]).label[lang]}
                </Link>
              </p>
            </>
          )}
        </section>
      ))}
      <Section heading={t('favourites:deviceTitle')}>
        <p className={measure}>{t('favourites:deviceText')}</p>
        <p>
          <Link href={href(path('history'))} variant="standalone">
            {t('favourites:device')}
          </Link>
        </p>
      </Section>
    </div>
  );
}
