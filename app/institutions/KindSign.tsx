import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import * as css from './KindSign.css.ts';

/** Of a drawing of 40 by 40, with round joins that reach two units further. */
const shapes: Record<InstitutionKind, string> = {
  cooperation: 'M20 4 36 20 20 36 4 20Z',
  sponsor: 'M20 5 37 35H3Z',
  playground: 'M11 5H29L37 20 29 35H11L3 20Z',
};

export interface KindSignProps {
  kind: InstitutionKind;
  /** The one it has in the list beside the map. */
  number?: number | undefined;
}

/** A diamond, a triangle or a hexagon: the kinds of shops and facilities are told apart by shape, and by words beside it. */
export function KindSign({ kind, number }: KindSignProps) {
  return (
    <span className={css.kind}>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={css.shape[kind]}>
        <path className={css.casing} d={shapes[kind]} />
        <path d={shapes[kind]} />
      </svg>
      {number !== undefined && <span className={css.number[kind]}>{number}</span>}
    </span>
  );
}
