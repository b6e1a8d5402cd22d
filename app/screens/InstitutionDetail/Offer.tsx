import type { CooperationDetail, PlaygroundDetail, SponsorDetail } from '../../../contract/institutions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { IconList } from '../../../ui/IconList/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { iconsOf } from '../../institutions/iconsOf.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import type { AnyInstitution } from './data.ts';
import * as css from './InstitutionDetailScreen.css.ts';

/** What it offers: each kind has its own. */
export function Offer({ institution }: { institution: AnyInstitution }) {
  if (institution.kind === 'cooperation') return <ForHealth institution={institution} />;
  if (institution.kind === 'sponsor') return <Courtesy institution={institution} />;
  return <Pieces institution={institution} />;
}

function ForHealth({ institution: { icons, salt_items, efforts } }: { institution: CooperationDetail }) {
  const { t } = usePage();
  if (!icons.length && !salt_items.length && !efforts) return null;
  return (
    <Section heading={t('institutionDetail:efforts')}>
      {efforts && <p className={measure}>{efforts}</p>}
      {icons.length > 0 && <IconList items={iconsOf(icons, t)} />}
      {salt_items.length > 0 && (
        <div className={stack.xs}>
          <h3 className={text.subheading}>{t('institutionDetail:salt')}</h3>
          <ul>
            {salt_items.map((item) => (
              <li key={item}>{t(`institutionDetail:salt_${item}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function Courtesy({ institution }: { institution: SponsorDetail }) {
  const { t } = usePage();
  const { courtesy, courtesy_for, courtesy_conditions, efforts } = institution;
  return (
    <Section heading={t('institutionDetail:courtesy')}>
      <DescriptionList
        items={[
          ...(courtesy
            ? [
                {
                  id: 'what',
                  term: t('institutionDetail:courtesyWhat'),
                  description: <span className={css.offer}>{courtesy}</span>,
                },
              ]
            : []),
          { id: 'for', term: t('institutionDetail:courtesyFor'), description: courtesy_for },
          {
            id: 'conditions',
            term: t('institutionDetail:courtesyConditions'),
            description: courtesy_conditions ?? t('institutionDetail:conditionsUnknown'),
          },
        ]}
      />
      {efforts && <p className={measure}>{efforts}</p>}
    </Section>
  );
}

function Pieces({ institution }: { institution: PlaygroundDetail }) {
  const { t } = usePage();
  const { pieces, surface, step_free, toilet, shade, efforts } = institution;
  const unknown = t('institutionDetail:notConfirmed');
  const known = (value: 'yes' | 'no' | 'unknown', words: { yes: string; no: string }) =>
    value === 'unknown' ? unknown : words[value];
  const there = { yes: t('institutionDetail:there'), no: t('institutionDetail:notThere') };
  return (
    <>
      {pieces.length > 0 && (
        <Section heading={t('institutionDetail:pieces')} lead={t('institutionDetail:piecesLead')}>
          <ul className={stack.m}>
            {pieces.map(({ kind, name, trains, use }) => (
              <li key={`${kind} ${name}`} className={stack.xs}>
                <h3 className={text.subheading}>{name}</h3>
                <DescriptionList
                  items={[
                    { id: 'trains', term: t('institutionDetail:trains'), description: trains },
                    { id: 'use', term: t('institutionDetail:use'), description: use },
                  ]}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section heading={t('institutionDetail:ground')}>
        {efforts && <p className={measure}>{efforts}</p>}
        <DescriptionList
          items={[
            {
              id: 'surface',
              term: t('institutionDetail:surface'),
              description: surface ? t(`institutionDetail:surface_${surface}`) : unknown,
            },
            {
              id: 'step_free',
              term: t('institutionDetail:stepFree'),
              description: known(step_free, {
                yes: t('institutionDetail:stepFree_yes'),
                no: t('institutionDetail:stepFree_no'),
              }),
            },
            { id: 'toilet', term: t('institutionDetail:toilet'), description: known(toilet, there) },
            { id: 'shade', term: t('institutionDetail:shade'), description: known(shade, there) },
          ]}
        />
      </Section>
    </>
  );
}
