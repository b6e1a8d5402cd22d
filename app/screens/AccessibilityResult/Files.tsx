import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { path } from '../../routes.ts';
import { useWords } from '../Accessibility/words.ts';

const files = {
  file_criteria: 'criteria.csv',
  file_runs: 'result.csv',
  file_json: 'result.json',
  file_earl: 'result.earl.jsonld',
} as const;

/** The same records for a spreadsheet, a program or another evaluation tool. */
export function Files() {
  const { say, href } = useWords();
  return (
    <Section heading={say('files')}>
      <ul className={stack.hair}>
        {(Object.keys(files) as (keyof typeof files)[]).map((word) => (
          <li key={word}>
            <Link href={href(`${path('accessibility')}/${files[word]}`)} variant="standalone">
              {say(word)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
