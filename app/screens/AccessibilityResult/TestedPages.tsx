import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { stateIn, useWords } from '../Accessibility/words.ts';
import { japaneseDay } from './moments.ts';

/** Every page that was tested, in which states, how wholly, and when. */
export function TestedPages({ pages }: Pick<AccessibilityReport, 'pages'>) {
  const { say, href, i18n } = useWords();
  return (
    <Section heading={say('pages')} lead={say('pagesLead')}>
      <ul className={grid.wide}>
        {pages.map(({ id, title, looks, complete_looks, settings, states, tested_at }) => (
          <li key={id}>
            <Link href={href(id)} variant="standalone">
              {title}
            </Link>
            <br />
            <code>{id}</code>
            <p>
              {say('pageTested', { looks, complete: complete_looks, settings })}
              {states.length > 1 &&
                say('pageStates', {
                  states: states
                    .filter((state) => state !== 'first')
                    .map((state) => stateIn(say, state))
                    .join(say('and')),
                })}
              {say('evidenceOn', { date: i18n.date(japaneseDay(tested_at)) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
