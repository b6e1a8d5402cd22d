import { useEffect, useRef } from 'react';
import { Announcement } from '../../ui/Announcer/index.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './kept.css.ts';
import { RowAction, type RowActionProps } from './RowAction.tsx';

interface RemovedProps extends Pick<RowActionProps, 'fields'> {
  words: string;
  onUndo: () => void;
}

/** What was taken off just now, and the way back. It gets the focus, because the pressed button has gone. */
export function Removed({ words, fields, onUndo }: RemovedProps) {
  const { t } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={css.removed}>
      <p>{words}</p>
      <Announcement words={words} />
      <RowAction ref={button} fields={fields} onPress={onUndo}>
        {t('kept:undo')}
      </RowAction>
    </div>
  );
}
