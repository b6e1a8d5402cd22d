import { lazy, Suspense } from 'react';
import type { BesideMapProps } from './BesideMap.tsx';

const BesideMap = lazy(() => import('./BesideMap.tsx').then((module) => ({ default: module.BesideMap })));

/** The map beside the list, which was asked for. */
export function LazyBesideMap(props: BesideMapProps) {
  return (
    <Suspense fallback={null}>
      <BesideMap {...props} />
    </Suspense>
  );
}
