import type { KnownProblem } from '../../../contract/accessibilityApi.ts';
import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { measure, screenOnly, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { route } from '../../routes.ts';
import { Prose } from '../../text/Prose.tsx';
import { KnownProblems } from '../Accessibility/KnownProblems.tsx';
import { Checklist } from './Checklist.tsx';
import { Declaration } from './Declaration.tsx';
import { Evidence } from './Evidence.tsx';
import { Files } from './Files.tsx';
import { History } from './History.tsx';
import { Limits } from './Limits.tsx';
import { japaneseDay } from './moments.ts';
import { RunFilter } from './RunFilter.tsx';
import { TestedPages } from './TestedPages.tsx';

export interface ResultData extends Output<'GET /accessibility_result'> {
  knownProblems: readonly KnownProblem[];
  /** What no figure says: trusted HTML of the repository's Markdown. */
  html: string;
}

/** The test's result as a public body states it, from its records. Without a report nothing was tested, and the page says so. */
export function AccessibilityResultScreen({ aims, criteria, report, knownProblems, html }: ResultData) {
  const { t, lang, i18n } = usePage();
  const { counts } = report ?? {};
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route('accessibilityResult').label[lang]}</h1>
        <p className={cx(text.lead, measure)}>{t('accessibility:lead')}</p>
        {!report && (
          <Notice tone="warning" heading={t('accessibility:never')}>
            <p>{t('accessibility:neverText')}</p>
          </Notice>
        )}
        {report?.is_older && (
          <Notice tone="warning" heading={t('accessibility:older')}>
            <p>{t('accessibility:olderText', { date: i18n.date(japaneseDay(report.ended_at)) })}</p>
          </Notice>
        )}
        {report && report.executed < report.expected && (
          <Notice tone="warning" heading={t('accessibility:unfinished')}>
            <p>
              {t('accessibility:unfinishedText', {
                expected: i18n.number(report.expected),
                executed: i18n.number(report.executed),
              })}
            </p>
          </Notice>
        )}
        {counts && (
          <StatNumbers
            items={[
              {
                label: t('accessibility:statPageRuns'),
                value: i18n.number(counts.page_runs),
                unit: t('accessibility:unitRuns'),
              },
              {
                label: t('accessibility:statStoryRuns'),
                value: i18n.number(counts.runs - counts.page_runs),
                unit: t('accessibility:unitRuns'),
              },
              {
                label: t('accessibility:statProblems'),
                value: i18n.number(counts.violations + counts.findings + counts.undecided),
                unit: t('accessibility:unitProblems'),
              },
            ]}
          />
        )}
        {report && <Limits report={report} />}
      </div>
      <Section heading={t('accessibility:declaration')}>
        <Declaration aims={aims} report={report} />
      </Section>
      <Checklist criteria={criteria} aims={aims} report={report} />
      <Section heading={t('accessibility:known')}>
        <KnownProblems problems={knownProblems} none={t('accessibility:knownNone')} />
      </Section>
      {report && (
        <>
          <TestedPages pages={report.pages} />
          <div className={screenOnly}>
            <Section
              heading={t('accessibility:runs')}
              lead={t(report.has_runs ? 'accessibility:runsLead' : 'accessibility:runsElsewhere')}
            >
              {report.has_runs && <RunFilter filter={{}} />}
            </Section>
          </div>
          <Evidence report={report} criteria={criteria} />
          <History history={report.history} />
          <Files hasRuns={report.has_runs} />
        </>
      )}
      <Section heading={t('accessibility:how')}>
        <Prose html={html} />
      </Section>
    </>
  );
}
