import { useEffect, useRef } from 'react';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './HistoryScreen.css.ts';

/** What was taken off just now, and the way back. It gets the focus, because the pressed button has gone. */
export function Removed({ words, onUndo }: { words: string; onUndo: () => void }) {
  const { t } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={css.removed}>
      <p>{words}</p>
      <Announcement words={words} />
      <Button ref={button} variant="quiet" onPress={onUndo}>
        {t('history:undo')}
      </Button>
    </div>
  );
}
