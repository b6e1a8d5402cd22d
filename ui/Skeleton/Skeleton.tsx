import * as css from './Skeleton.css.ts';

export type SkeletonProps = { lines?: number; hasPicture?: boolean };

/** Keeps the place of what is being read. Decoration: that one waits is said by the list around it (`aria-busy`). */
export function Skeleton({ lines = 3, hasPicture }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      {hasPicture && <div className={css.picture} />}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have no other name
        <div key={at} className={css.line} />
      ))}
    </div>
  );
}
