import { institutionKinds } from '../../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../../contract/institutions.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { InstitutionList } from '../../institutions/InstitutionList.tsx';
import { searchPath } from '../../institutions/kinds.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';

/** Of each kind the first few, and how many there are. */
export type InstitutionsOfTown = Record<
  (typeof institutionKinds)[number],
  { institutions: readonly InstitutionSummary[]; total: number }
>;

/** The shops and facilities of a municipality: a part for each kind, with the way to all of them. */
export function Institutions({ town, of }: { town: { slug: string; name: string }; of: InstitutionsOfTown }) {
  const { t, href } = usePage();
  return institutionKinds.map((kind) => {
    const { institutions, total } = of[kind];
    return (
      <Section
        key={kind}
        heading={t(`crossSearch:${kind}`, { count: total })}
        {...(institutions.some(({ is_sample }) => is_sample) && { lead: t(`institution:samples_${kind}`) })}
        {...(total > institutions.length && {
          more: {
            href: href(searchPath(kind), { municipalities: town.slug }),
            label: t(`crossSearch:all_${kind}`, { name: town.name }),
          },
        })}
      >
        {total ? (
          <InstitutionList institutions={institutions} />
        ) : (
          <EmptyState headingLevel={3} title={t(`crossSearch:empty_${kind}`, { name: town.name })} />
        )}
      </Section>
    );
  });
}
