import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { StatePrint } from '../../contract/reviews.ts';
import { printOf } from './lookAt.ts';

/** How far it is. */
export interface Looking {
  done: number;
  of: number;
}

/** `null`: it could not be shown. */
export type Prints = ReadonlyMap<string, StatePrint | null>;

/**
 * Looks at states as they are now, one after another in a window out of sight.
 * @param signed are looked at as the page opens: only then is a signature believed
 */
export function usePrints(frame: RefObject<HTMLIFrameElement | null>, signed: readonly string[]) {
  const [prints, setPrints] = useState<Prints>(new Map());
  const [looking, setLooking] = useState<Looking | null>(null);
  const isGone = useRef(false);

  const lookAt = useCallback(
    async (ids: readonly string[]) => {
      const found = new Map<string, StatePrint | null>();
      for (const [at, id] of ids.entries()) {
        if (isGone.current || !frame.current) break;
        setLooking({ done: at, of: ids.length });
        const print = await printOf(frame.current, id).catch(() => null);
        found.set(id, print);
        setPrints((known) => new Map(known).set(id, print));
      }
      setLooking(null);
      return found;
    },
    [frame],
  );

  const ids = signed.join(' ');
  useEffect(() => {
    isGone.current = false;
    if (ids) void lookAt(ids.split(' '));
    return () => {
      isGone.current = true;
    };
  }, [ids, lookAt]);
  return { prints, looking, lookAt };
}
