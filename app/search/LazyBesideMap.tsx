import { Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton/index.ts';
import { later } from '../later.ts';
import type { BesideMapProps } from './BesideMap.tsx';
import * as css from './search.css.ts';

const BesideMap = later(() => import('./BesideMap.tsx').then((module) => ({ default: module.BesideMap })));

/** The map beside the list, or in its place, which was asked for. */
export function LazyBesideMap(props: BesideMapProps) {
  return (
    <Suspense
      fallback={
        <div className={css.besideMap}>
          <Skeleton lines={1} hasPicture />
        </div>
      }
    >
      <BesideMap {...props} />
    </Suspense>
  );
}
