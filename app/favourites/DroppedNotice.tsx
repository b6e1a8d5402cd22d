import { useEffect, useRef, useState } from 'react';
import { toProblem } from '../../contract/problem.ts';
import { keptKinds } from '../../machines/deviceLists/index.ts';
import { Announcement } from '../../ui/Announcer/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { useApi, usePage } from '../PageContext.tsx';
import { undoDropped, useDroppedFavourites } from './dropped.ts';
import { favouriteProblem } from './words.ts';

/** What had to go when the favourites of the device came, and the way back. */
export function DroppedNotice() {
  const { t, refreshPage } = usePage();
  const api = useApi();
  const { lists, undone } = useDroppedFavourites();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const done = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (undone !== null) done.current?.focus();
  }, [undone]);
  const dropped = keptKinds.flatMap((kind) => (lists[kind]?.dropped ?? []).map((entry) => ({ kind, ...entry })));

  const undo = async () => {
    setPending(true);
    setFailure(null);
    try {
      await undoDropped(api);
      refreshPage();
    } catch (error) {
      setFailure(favouriteProblem(toProblem(error), t));
    } finally {
      setPending(false);
    }
  };

  if (undone !== null) {
    const words = t('favourite:droppedBack') + (undone ? t('favourite:movedGone', { count: undone }) : '');
    return <Notice ref={done} tabIndex={-1} tone="success" heading={words} />;
  }
  if (!dropped.length) return null;
  return (
    <Notice tone="info" heading={t('favourite:droppedTitle', { count: dropped.length })}>
      <div className={stack.s}>
        <ul>
          {dropped.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`}>{name ?? t('favourite:droppedUnknown', { kind: t(`kept:kind_${kind}`), id })}</li>
          ))}
        </ul>
        <p>
          <Button variant="secondary" isPending={isPending} onPress={() => void undo()}>
            {t('favourite:putBack')}
          </Button>
        </p>
        {failure && (
          <>
            <p>{failure}</p>
            <Announcement words={failure} />
          </>
        )}
      </div>
    </Notice>
  );
}
