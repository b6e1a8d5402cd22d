import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useIntent } from './onIntent.tsx';
import * as css from './search.css.ts';

/** Stands there when the server sent no field. */
function Wanted({ onWanted }: { onWanted: () => void }) {
  useEffect(() => onWanted(), [onWanted]);
  return <div className={css.keywordPlace} />;
}

/** The field for a keyword: until a reader comes to it the server's HTML stands here without any code, and can be sent. */
export function KeywordPlace({ onWanted, children }: { onWanted: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useIntent(place, onWanted);
  return (
    <div ref={place}>
      <Suspense fallback={<Wanted onWanted={onWanted} />}>{children}</Suspense>
    </div>
  );
}
