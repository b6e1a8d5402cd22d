import type { InstitutionSummary } from '../../contract/institutions.ts';
import { Card } from '../../ui/Card/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { IconList } from '../../ui/IconList/index.ts';
import { lengthWords } from '../courses/words.ts';
import { usePage } from '../PageContext.tsx';
import { iconsOf } from './iconsOf.ts';
import * as css from './institutions.css.ts';
import { KindSign } from './KindSign.tsx';
import { institutionPath } from './kinds.ts';
import { OpenNow } from './OpenNow.tsx';
import { besideWords } from './words.ts';

export interface InstitutionCardProps {
  institution: InstitutionSummary;
  headingLevel?: 3 | 4;
  /** The one it has on a map beside the list. */
  number?: number;
}

/** How many kinds of equipment a card names. */
const namedAtMost = 4;

/** A shop or a place with equipment at a glance: what it offers, where it is, when it is open. */
export function InstitutionCard({ institution, headingLevel = 3, number }: InstitutionCardProps) {
  const { t, href } = usePage();
  const { name, address, icons, courtesy, equipment, hours, beside_course, distance_from_here_m } = institution;
  const named = equipment.slice(0, namedAtMost).map((kind) => t(`institution:equipment_${kind}`));
  const more = equipment.length - named.length;
  return (
    <Card href={href(institutionPath(institution))} heading={name} headingLevel={headingLevel}>
      {number !== undefined && (
        <p aria-hidden="true">
          <KindSign kind={institution.kind} number={number} />
        </p>
      )}
      {icons.length > 0 && <IconList size="s" label={t('institution:icons')} items={iconsOf(icons, t)} />}
      {courtesy && (
        <p>
          {t('institution:courtesyIs')}
          <span className={css.offer}>{courtesy}</span>
        </p>
      )}
      {named.length > 0 && (
        <p className={css.offer}>
          {named.join(t('listAnd'))}
          {more > 0 && t('institution:equipmentMore', { count: more })}
        </p>
      )}
      {beside_course && (
        <p className={css.line}>
          <Icon name="path" />
          <span>{besideWords(beside_course, t)}</span>
        </p>
      )}
      {distance_from_here_m !== undefined && (
        <p className={css.line}>
          <Icon name="crosshair" />
          <span>{t('fromHere', { length: lengthWords(distance_from_here_m, t) })}</span>
        </p>
      )}
      <p className={css.line}>
        <Icon name="map-pin" />
        <span>{address}</span>
      </p>
      <p className={css.line}>
        <Icon name="clock" />
        <span>{hours.kind === 'unknown' ? t('institution:hoursUnknown') : hours.words}</span>
      </p>
      <OpenNow hours={hours} />
    </Card>
  );
}
