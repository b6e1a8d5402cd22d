import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

const files = {
  file_criteria: 'criteria.csv',
  file_runs: 'result.csv',
  file_json: 'result.json',
  file_earl: 'result.earl.jsonld',
} as const;

/** The runs one by one: not in the summary that every copy of the site has. */
const ofRuns: ReadonlySet<string> = new Set<keyof typeof files>(['file_runs', 'file_json']);

/** The same records for a spreadsheet, a program or another evaluation tool. */
export function Files({ hasRuns }: { hasRuns: boolean }) {
  const { t, href } = usePage();
  const words = (Object.keys(files) as (keyof typeof files)[]).filter((word) => hasRuns || !ofRuns.has(word));
  return (
    <div className={stack.s}>
      {!hasRuns && <p>{t('accessibility:filesElsewhere')}</p>}
      <ul className={stack.hair}>
        {words.map((word) => (
          <li key={word}>
            <Link href={href(`${path('accessibility')}/${files[word]}`)} variant="standalone">
              {t(`accessibility:${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
