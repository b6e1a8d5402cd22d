import { useEffect, useRef, useState } from 'react';
import { type Problem, toProblem } from '../../contract/problem.ts';
import { keptKinds } from '../../machines/deviceLists/index.ts';
import { Announcement } from '../../ui/Announcer/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { cluster, stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { LogInAgain } from '../members/LogInAgain.tsx';
import { useApi, usePage } from '../PageContext.tsx';
import { forgetDropped, undoDropped, useDroppedFavourites } from './dropped.ts';
import { favouriteProblem } from './words.ts';

/** What had to go when the favourites of the device came, and the way back. */
export function DroppedNotice() {
  const { t, member, refreshPage } = usePage();
  const api = useApi();
  const { lists, undone } = useDroppedFavourites(member?.user_name ?? null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const done = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (undone !== null) done.current?.focus();
  }, [undone]);
  const dropped = keptKinds.flatMap((kind) => (lists[kind]?.dropped ?? []).map((entry) => ({ kind, ...entry })));

  const undo = async () => {
    setPending(true);
    setProblem(null);
    try {
      await undoDropped(api);
      refreshPage();
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setPending(false);
    }
  };

  /** The button that was pressed goes: the page is read from its beginning. */
  const accept = () => {
    document.getElementById('main')?.focus();
    forgetDropped();
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
        <div className={cluster.s}>
          <Button variant="secondary" isPending={isPending} onPress={() => void undo()}>
            {t('favourite:putBack')}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={accept}>
            {t('favourite:leaveDropped')}
          </Button>
        </div>
        {problem && (
          <>
            <p>{favouriteProblem(problem, t)}</p>
            <LogInAgain problem={problem} />
            <Announcement words={favouriteProblem(problem, t)} />
          </>
        )}
      </div>
    </Notice>
  );
}
