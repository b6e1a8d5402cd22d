import type { KnownProblem } from '../../../contract/accessibilityApi.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { useWords } from './words.ts';

/** Barriers that are known and not yet mended, with whom they hinder and what one can do instead. */
export function KnownProblems({ problems, none }: { problems: readonly KnownProblem[]; none: string }) {
  const { i18n, say } = useWords();
  if (!problems.length) return <p>{none}</p>;
  return (
    <DescriptionList
      items={problems.map(({ id, since, what, effect, instead }) => ({
        id,
        term: <time dateTime={since}>{i18n.date(since)}</time>,
        description: (
          <>
            <p>{what}</p>
            <p>{say('knownEffect', { words: effect })}</p>
            <p>{say('knownInstead', { words: instead })}</p>
          </>
        ),
      }))}
    />
  );
}
