import type { AccessibilityAim, KnownProblem } from '../../../contract/accessibilityApi.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { apart } from '../../layout/Section.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';
import { Prose } from '../../text/Prose.tsx';
import { KnownProblems } from './KnownProblems.tsx';

export interface AccessibilityScreenProps {
  /** Trusted HTML of the repository's Markdown. */
  html: string;
  aims: readonly AccessibilityAim[];
  knownProblems: readonly KnownProblem[];
}

/** The policy: what we aim at, how we work, where it is known to fail, and where to say so. */
export function AccessibilityScreen({ html, aims, knownProblems }: AccessibilityScreenProps) {
  const { t, lang, href, settings } = usePage();
  const result = path('accessibilityResult');
  // The opening stands before what we aim at, which is data.
  const rest = html.indexOf('<h2');
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route('accessibility').label[lang]}</h1>
        <p>
          <Link href={href(result)} variant="standalone">
            {t('accessibility:toResult')}
          </Link>
        </p>
        <Prose html={html.slice(0, rest)} />
      </div>
      <Section heading={t('accessibility:aim')}>
        <div className={measure}>
          <ul>
            {aims.map(({ id, name, level, criteria }) => (
              <li key={id}>{t('accessibility:aimText', { name, level, count: criteria })}</li>
            ))}
          </ul>
        </div>
      </Section>
      <Prose html={html.slice(rest)} className={apart} />
      <Section heading={t('accessibility:known')}>
        <KnownProblems problems={knownProblems} none={t('accessibility:knownPolicy')} />
      </Section>
      <Section heading={t('accessibility:contact')} lead={t('accessibility:contactText')}>
        <p>
          <Link href={settings.contactUrl} variant="standalone" isExternal externalLabel={t('external')}>
            {t('contact')}
          </Link>
        </p>
      </Section>
    </>
  );
}
