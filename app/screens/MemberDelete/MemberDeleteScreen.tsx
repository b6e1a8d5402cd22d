import { useEffect, useRef } from 'react';
import { text } from '../../../tokens/typography.css.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { AskOnce } from './AskOnce.tsx';
import type { AccountDeletion } from './useAccountDeletion.ts';
import { Warning } from './Warning.tsx';

export interface MemberDeleteScreenProps extends AccountDeletion {
  /** What the site stores of members, in words: all of it goes. */
  stored: readonly string[];
}

/** Leaving: what goes, then the password once more. */
export function MemberDeleteScreen({ stored, isAsking, onConfirm, onCancel, ...form }: MemberDeleteScreenProps) {
  const { lang, route } = usePage();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(isAsking);
  useEffect(() => {
    if (shown.current === isAsking) return;
    shown.current = isAsking;
    window.scrollTo(0, 0);
    const heading = top.current?.querySelector<HTMLElement>(isAsking ? 'h2' : 'h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isAsking]);
  return (
    <div ref={top} className={`${stack.l} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      {isAsking ? <AskOnce {...form} onCancel={onCancel} /> : <Warning stored={stored} onConfirm={onConfirm} />}
    </div>
  );
}
