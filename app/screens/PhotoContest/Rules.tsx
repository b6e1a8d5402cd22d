import type { ContestEdition } from '../../../contract/contest.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';

/** What a photo has to be. */
export function Rules({ rules }: Pick<ContestEdition, 'rules'>) {
  const { t } = usePage();
  return (
    <Section heading={t('photoContest:rules')}>
      <ul className={`${stack.xs} ${measure}`}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What can be won. */
export function Prizes({ prizes }: Pick<ContestEdition, 'prizes'>) {
  const { t } = usePage();
  return (
    <Section heading={t('photoContest:prizes')}>
      <DescriptionList items={prizes.map(({ rank, what }) => ({ id: rank, term: rank, description: what }))} />
    </Section>
  );
}
