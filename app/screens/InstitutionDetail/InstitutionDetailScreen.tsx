import type { ReactNode } from 'react';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { screenOnly, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { KindSign } from '../../institutions/KindSign.tsx';
import { searchPath } from '../../institutions/kinds.ts';
import { OpenNow } from '../../institutions/OpenNow.tsx';
import { Reading } from '../../layout/Reading.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Contact } from './Contact.tsx';
import { CoursesNear } from './CoursesNear.tsx';
import type { InstitutionDetailData } from './data.ts';
import { Hours } from './Hours.tsx';
import * as css from './InstitutionDetailScreen.css.ts';
import { Offer } from './Offer.tsx';
import { PlaceMap } from './PlaceMap.tsx';

export interface InstitutionDetailScreenProps extends InstitutionDetailData {
  /** The button of the visitor, or of the member. */
  favourite: ReactNode;
}

/** One shop or place with equipment: what it offers, when, where, and the courses that pass it. */
export function InstitutionDetailScreen({ institution, courses, favourite }: InstitutionDetailScreenProps) {
  const { t, i18n, href } = usePage();
  const { id, kind, name, name_ja, kana, hours, is_sample, checked_on } = institution;
  // Only a listed park is known to be there.
  const isUnlistedPlace = institution.kind === 'playground' && institution.park === null;
  return (
    <article>
      <header className={stack.s}>
        <p className={css.kind}>
          <KindSign kind={kind} />
          {t(`kind_${kind}`)}
        </p>
        <div className={css.heading}>
          <h1 className={text.title}>{name}</h1>
          {favourite}
        </div>
        <Reading kana={kana} name={name_ja} />
        {is_sample && (
          <Notice tone="warning" heading={t('institutionDetail:sampleTitle')}>
            {t(`institutionDetail:sample_${isUnlistedPlace ? 'playgroundPlace' : kind}`)}
          </Notice>
        )}
        <OpenNow hours={hours} />
      </header>
      <div className={css.columns}>
        <div>
          <Offer institution={institution} />
        </div>
        <div>
          <Section heading={t(`institutionDetail:hours_${kind}`)}>
            <Hours hours={hours} kind={kind} />
          </Section>
          <Contact institution={institution} />
        </div>
      </div>
      <PlaceMap institution={institution} nearest={courses[0]?.course ?? null} />
      <CoursesNear courses={courses} municipality={institution.municipality} />
      <div className={cx(css.end, screenOnly)}>
        {!is_sample && (
          <p className={text.small}>{t('institutionDetail:checkedOn', { date: i18n.date(checked_on) })}</p>
        )}
        <p>
          <Link href={href(path('report'), { institution: id })} variant="standalone">
            {t('institutionDetail:report')}
          </Link>
        </p>
        <p>
          <BackLink href={href(searchPath(kind))}>{t(`institutionDetail:back_${kind}`)}</BackLink>
        </p>
      </div>
    </article>
  );
}
