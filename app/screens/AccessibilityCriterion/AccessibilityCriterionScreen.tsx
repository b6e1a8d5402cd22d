import type { AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';
import { ruleName, type Word } from '../Accessibility/words.ts';
import { japaneseDay } from '../AccessibilityResult/moments.ts';
import { runsAddress } from '../AccessibilityResult/runQuery.ts';
import { SubjectTitle } from '../AccessibilityResult/SubjectTitle.tsx';
import { standingOf } from '../AccessibilityResult/standing.ts';

type Named = Pick<JudgedCriterion, 'number' | 'name'>;

export interface CriterionData {
  criterion: JudgedCriterion;
  /** Short names of the standards that have it. */
  standards: readonly string[];
  /** What it was tested by. */
  rules: AccessibilityReport['rules'];
  checks: readonly string[];
  /** null: nothing was tested yet. */
  tested: { endedAt: string; hasRuns: boolean } | null;
  before: Named | null;
  after: Named | null;
}

/** What was never tested may apply or not, and so may what was not found, as long as it was not looked for everywhere. */
const appliesOf = ({ outcome, person }: JudgedCriterion): Word =>
  outcome === 'untested' || (outcome === 'cannotTell' && person === null)
    ? 'appliesUnknown'
    : outcome === 'inapplicable'
      ? 'appliesNo'
      : 'appliesYes';

/** One success criterion: what came of it, why, what is left, and by what it was tested. */
export function AccessibilityCriterionScreen({
  criterion,
  standards,
  rules,
  checks,
  tested,
  before,
  after,
}: CriterionData) {
  const { t, href, i18n, lang } = usePage();
  const { number, name, level, method } = criterion;
  const names = [...rules.map((rule) => ruleName(t, rule)), ...checks];
  const leadsTo = (to: Named, key: 'criterionBefore' | 'criterionAfter') => (
    <Link href={href(path('accessibilityCriterion', { number: to.number }))} variant="standalone">
      {t(`accessibility:${key}`, { criterion: `${to.number} ${to.name}` })}
    </Link>
  );
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{`${number} ${name}`}</h1>
        <DescriptionList
          items={[
            {
              term: t('accessibility:outcome'),
              description: <strong>{t(`accessibility:standing_${standingOf(criterion)}`)}</strong>,
            },
            { term: t('accessibility:remarks'), description: <Remarks criterion={criterion} /> },
            { term: t('accessibility:applies'), description: t(`accessibility:${appliesOf(criterion)}`) },
            { term: t('accessibility:level'), description: level },
            { term: t('accessibility:inStandards'), description: standards.join(t('accessibility:and')) },
            {
              term: t('accessibility:method'),
              description: method ? `${method}${t(`accessibility:method_${method}`)}` : t('accessibility:methodNone'),
            },
          ]}
        />
      </div>
      {criterion.failed_subjects.length > 0 && (
        <Section heading={t('accessibility:failedSubjects')}>
          <ul>
            {criterion.failed_subjects.map(({ id, title }) => (
              <li key={id}>
                {tested?.hasRuns ? (
                  <Link href={href(runsAddress({ subject: id, problems: 'yes' }))} variant="standalone">
                    <SubjectTitle title={title} />
                    <VisuallyHidden>{t('accessibility:problemsOf')}</VisuallyHidden>
                  </Link>
                ) : (
                  <SubjectTitle title={title} />
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section heading={t('accessibility:evidence')}>
        <div className={measure}>
          {names.length > 0 ? (
            <>
              {tested && <p>{t('accessibility:evidenceOn', { date: i18n.date(japaneseDay(tested.endedAt)) })}</p>}
              <ul>
                {names.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>{t('accessibility:evidenceNone')}</p>
          )}
        </div>
      </Section>
      <nav aria-label={t('accessibility:otherCriteria')} className={cluster.m}>
        {before && leadsTo(before, 'criterionBefore')}
        {after && leadsTo(after, 'criterionAfter')}
      </nav>
      <p>
        <BackLink href={href(path('accessibilityResult'))}>{route('accessibilityResult').label[lang]}</BackLink>
      </p>
    </>
  );
}

/** What the automatic part came to, and what is left for a person. */
function Remarks({ criterion }: { criterion: JudgedCriterion }) {
  const { t } = usePage();
  const { outcome, automatic, subjects, partial_subjects, failed_subjects, manual, person, since, standards } =
    criterion;
  const sentences = [
    since !== '2.0' && t('accessibility:since', { version: since }),
    !standards.includes('wcag-2.2') && t('accessibility:gone'),
    outcome === 'inapplicable' && t('accessibility:absent'),
    outcome !== 'inapplicable' && automatic === 'passed' && t('accessibility:automatic_passed', { subjects }),
    partial_subjects > 0 && t('accessibility:partial', { subjects: partial_subjects }),
    outcome === 'failed' && t('accessibility:automatic_failed', { failed: failed_subjects.length }),
    manual > 0 && t('accessibility:manualCount', { count: manual }),
    outcome === 'cannotTell' && person === null && t('accessibility:notEverywhere'),
    // What failed by machine is not wholly tested either.
    ['cannotTell', 'untested', 'failed'].includes(outcome) &&
      person !== null &&
      t('accessibility:personLeft', { what: person }),
  ];
  return (
    <div className={stack.xs}>
      {sentences.filter(Boolean).map((sentence) => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
    </div>
  );
}
