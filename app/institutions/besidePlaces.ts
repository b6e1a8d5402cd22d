import type { InstitutionSummary } from '../../contract/institutions.ts';
import { address } from '../addresses.ts';
import type { I18n } from '../i18n/i18n.ts';
import type { Place } from '../map/places.ts';
import { institutionPath } from './kinds.ts';
import { besideWords } from './words.ts';

/** Shops and facilities as places of a map, in the order given. @param firstId of their ids there */
export const besidePlaces = (
  institutions: readonly InstitutionSummary[],
  firstId: number,
  { t, lang }: I18n,
): Place[] =>
  institutions.map((institution, index) => ({
    id: firstId + index,
    role: institution.kind,
    name: institution.name,
    text: institution.beside_course ? besideWords(institution.beside_course, t) : institution.address,
    href: address(institutionPath(institution), lang),
    ...{ lat: institution.lat, lng: institution.lng },
  }));
