import { useLayoutEffect, useRef } from 'react';
import type { DrawnMap } from './drawMap.ts';
import * as css from './InteractiveMap.css.ts';

/** Below the map: on it, it would hide what lies in that corner. A length without the line that is so long says nothing. */
export function Scale({ map }: { map: DrawnMap | null }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (map) box.current!.replaceChildren(map.scale);
  }, [map]);
  return <div ref={box} aria-hidden="true" className={css.scale} />;
}
