import { type RefObject, useEffect, useRef } from 'react';
import type { KeptKind } from '../../machines/deviceLists/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { Skeleton } from '../../ui/Skeleton/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { StatusTag } from '../courses/StatusTag.tsx';
import { effortLine } from '../courses/words.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { NameIn } from '../text/NameIn.tsx';
import * as css from './kept.css.ts';
import { Removed } from './Removed.tsx';
import { RowAction, type RowActionProps } from './RowAction.tsx';
import type { Row } from './rows.ts';

type Fields = NonNullable<RowActionProps['fields']>;

export interface KeptRowProps {
  list: 'history' | 'favourites';
  kind: KeptKind;
  row: Row;
  isPending: boolean;
  isRemoved: boolean;
  /** The row that has just been brought back. */
  returning: RefObject<string | null>;
  /** Of a list that the server keeps: what forms send to take the entry off, and to put it back. */
  fields?: { remove: Fields; undo: Fields };
  onRemove: () => void;
  onUndo: () => void;
}

const pathOf = (kind: KeptKind, id: number): string => {
  switch (kind) {
    case 'course':
      return path('course', { id });
    case 'cooperation':
      return path('cooperation', { id });
    case 'sponsor':
      return path('sponsor', { id });
    case 'playground':
      return path('equipment', { id });
  }
};

/** One course or institution: the way there, what is known of it, and how to take it off the list. */
export function KeptRow(props: KeptRowProps) {
  const { list, kind, row, isPending, isRemoved, returning, fields, onRemove, onUndo } = props;
  const { t, i18n, lang, href } = usePage();
  const { id, place, effort, course, isGone } = row;
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRemoved || returning.current !== `${kind} ${id}`) return;
    returning.current = null;
    remove.current?.focus();
  }, [isRemoved, returning, kind, id]);

  const name = row.name ?? t('kept:numbered', { kind: t(`kept:kind_${kind}`), id });
  if (isRemoved) return <Removed words={t(`kept:removed_${list}`, { name })} fields={fields?.undo} onUndo={onUndo} />;
  // Only an id is kept of a favourite: its name is on its way.
  if (row.name === null && isPending) return <Skeleton lines={2} />;
  const label = <span lang={row.lang === lang ? undefined : row.lang}>{name}</span>;
  return (
    <div className={css.row}>
      {kind === 'course' && (
        <div className={css.picture}>
          {course && <RouteMap line={course.line} tint={course.scenes[0]!.slug} size="card" />}
        </div>
      )}
      <div className={css.beside}>
        <div className={css.words}>
          {isGone ? (
            <p className={css.name}>{label}</p>
          ) : (
            <Link href={href(pathOf(kind, id))} variant="standalone" className={css.name}>
              {label}
            </Link>
          )}
          {course && <StatusTag status={course.status} />}
          {effort && <p className={css.numbers}>{effortLine(effort, i18n)}</p>}
          {place && (
            <p className={css.note} lang={row.lang === lang ? undefined : row.lang}>
              {place}
            </p>
          )}
          {isGone && <p>{t('kept:gone')}</p>}
        </div>
        <RowAction ref={remove} fields={fields?.remove} onPress={onRemove}>
          <span aria-hidden="true">{t(`kept:removeShort_${list}`)}</span>
          <VisuallyHidden>
            <NameIn name={name} sentence={(each) => t(`kept:remove_${list}`, { name: each })} />
          </VisuallyHidden>
        </RowAction>
      </div>
    </div>
  );
}
