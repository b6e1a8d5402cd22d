import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { Toast } from './queue.ts';
import * as css from './Toast.css.ts';

type Props = {
  toast: Toast;
  closeLabel: string;
  /** somebody reads it, or nobody can */
  isHeld: boolean;
  close: (id: string) => void;
  /** closed by the reader: the focus must go on somewhere */
  onLeave: (from: HTMLButtonElement, wasPressedByPointer: boolean) => void;
};

export function ToastCard({ toast: { id, message, tone, timeout }, closeLabel, isHeld, close, onLeave }: Props) {
  const timeLeft = useRef(timeout);
  useEffect(() => {
    if (timeLeft.current === undefined || isHeld) return;
    const start = performance.now();
    const timer = setTimeout(close, timeLeft.current, id);
    return () => {
      clearTimeout(timer);
      timeLeft.current! -= performance.now() - start;
    };
  }, [isHeld, close, id]);

  const press = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    onLeave(currentTarget, detail > 0);
    close(id);
  };
  const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
    if (key === 'Escape') currentTarget.click();
  };
  return (
    <li className={css.card}>
      <Notice tone={tone} heading={message}>
        <div className={css.foot}>
          <button type="button" className={button.quiet} onClick={press} onKeyDown={closeByKey}>
            <Icon name="x" />
            {closeLabel}
          </button>
        </div>
      </Notice>
    </li>
  );
}
