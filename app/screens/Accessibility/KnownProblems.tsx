import type { KnownProblem } from '../../../contract/accessibilityApi.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { usePage } from '../../PageContext.tsx';

/** Barriers that are known and not yet fixed, with whom they hinder and what one can do instead. */
export function KnownProblems({ problems, none }: { problems: readonly KnownProblem[]; none: string }) {
  const { i18n, t } = usePage();
  if (!problems.length) return <p>{none}</p>;
  return (
    <DescriptionList
      items={problems.map(({ id, since, what, effect, instead }) => ({
        id,
        term: <time dateTime={since}>{i18n.date(since)}</time>,
        description: (
          <div id={`known-${id}`}>
            <p>{what}</p>
            <p>{t('accessibility:knownEffect', { words: effect })}</p>
            <p>{t('accessibility:knownInstead', { words: instead })}</p>
          </div>
        ),
      }))}
    />
  );
}
