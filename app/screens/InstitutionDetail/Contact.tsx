import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { AnyInstitution } from './data.ts';

/** Where it is and how to ask. */
export function Contact({ institution }: { institution: AnyInstitution }) {
  const { t, href } = usePage();
  const { address, municipality, phone, website } = institution;
  const park = institution.kind === 'playground' ? institution.park : null;
  return (
    <Section heading={t('institutionDetail:contact')}>
      <DescriptionList
        items={[
          { id: 'address', term: t('institutionDetail:address'), description: address },
          ...(park
            ? [
                {
                  id: 'park',
                  term: t('institutionDetail:park'),
                  description: (
                    <Link href={href(path('parks'), { municipality: municipality.slug })} variant="standalone">
                      {park.name}
                    </Link>
                  ),
                },
              ]
            : []),
          {
            id: 'phone',
            term: t('institutionDetail:phone'),
            description: phone ? (
              <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} variant="standalone">
                {phone}
              </Link>
            ) : (
              t('institutionDetail:notConfirmed')
            ),
          },
          ...(website && /^https?:/.test(website)
            ? [
                {
                  id: 'website',
                  term: t('institutionDetail:website'),
                  description: (
                    <Link href={website} variant="standalone" isExternal externalLabel={t('external')}>
                      {new URL(website).hostname}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
