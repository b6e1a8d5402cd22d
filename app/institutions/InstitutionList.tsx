import type { InstitutionSummary } from '../../contract/institutions.ts';
import { InstitutionCard } from './InstitutionCard.tsx';
import * as css from './institutions.css.ts';

export interface InstitutionListProps {
  institutions: readonly InstitutionSummary[];
  headingLevel?: 3 | 4;
  /** Numbers them as a map beside the list does, and tells which one the pointer or the focus is at. */
  onAt?: ((id: number) => void) | undefined;
}

export function InstitutionList({ institutions, headingLevel = 3, onAt }: InstitutionListProps) {
  return (
    <ul className={css.list}>
      {institutions.map((institution, index) => (
        <li
          key={institution.id}
          data-institution={institution.id}
          {...(onAt && { onPointerEnter: () => onAt(institution.id), onFocus: () => onAt(institution.id) })}
        >
          <InstitutionCard institution={institution} headingLevel={headingLevel} {...(onAt && { number: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}
