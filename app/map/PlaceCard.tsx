import type { Ref } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { StatusTag } from '../courses/StatusTag.tsx';
import { PlaceSign } from './PlaceSign.tsx';
import type { ResultPlace } from './places.ts';
import * as css from './ResultsMap.css.ts';

/** The chosen one of the results, below the map: its number there, its name, which leads to its page, and the numbers that decide. */
export function PlaceCard({ place, ref }: { place: ResultPlace; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} data-chosen className={css.card}>
      <span aria-hidden="true">
        <PlaceSign place={place} />
      </span>
      <div className={stack.hair}>
        <p className={text.label}>
          <Link href={place.href} variant="standalone">
            {place.name}
          </Link>
        </p>
        {place.status && <StatusTag status={place.status} />}
        <p className={css.facts}>{place.text}</p>
      </div>
    </div>
  );
}
