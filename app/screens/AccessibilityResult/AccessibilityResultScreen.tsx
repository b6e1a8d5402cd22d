import type { KnownProblem } from '../../../contract/accessibilityApi.ts';
import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { measure, screenOnly, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { Section } from '../../layout/Section.tsx';
import { route } from '../../routes.ts';
import { Prose } from '../../text/Prose.tsx';
import { KnownProblems } from '../Accessibility/KnownProblems.tsx';
import { useWords } from '../Accessibility/words.ts';
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
  const { say, lang, i18n } = useWords();
  const { counts } = report ?? {};
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route('accessibilityResult').label[lang]}</h1>
        <p className={cx(text.lead, measure)}>{say('lead')}</p>
        {!report && (
          <Notice tone="warning" heading={say('never')}>
            <p>{say('neverText')}</p>
          </Notice>
        )}
        {report?.is_older && (
          <Notice tone="warning" heading={say('older')}>
            <p>{say('olderText', { date: i18n.date(japaneseDay(report.ended_at)) })}</p>
          </Notice>
        )}
        {report && report.executed < report.expected && (
          <Notice tone="warning" heading={say('unfinished')}>
            <p>
              {say('unfinishedText', {
                expected: i18n.number(report.expected),
                executed: i18n.number(report.executed),
              })}
            </p>
          </Notice>
        )}
        {counts && (
          <StatNumbers
            items={[
              { label: say('statPageRuns'), value: i18n.number(counts.page_runs), unit: say('unitRuns') },
              {
                label: say('statStoryRuns'),
                value: i18n.number(counts.runs - counts.page_runs),
                unit: say('unitRuns'),
              },
              {
                label: say('statProblems'),
                value: i18n.number(counts.violations + counts.findings + counts.undecided),
                unit: say('unitProblems'),
              },
            ]}
          />
        )}
        {report && <Limits report={report} />}
      </div>
      <Section heading={say('declaration')}>
        <Declaration aims={aims} report={report} />
      </Section>
      <Checklist criteria={criteria} aims={aims} report={report} />
      <Section heading={say('known')}>
        <KnownProblems problems={knownProblems} none={say('knownNone')} />
      </Section>
      {report && (
        <>
          <TestedPages pages={report.pages} />
          <div className={screenOnly}>
            <Section heading={say('runs')} lead={say(report.has_runs ? 'runsLead' : 'runsElsewhere')}>
              {report.has_runs && <RunFilter filter={{}} />}
            </Section>
          </div>
          <Evidence report={report} criteria={criteria} />
          <History history={report.history} />
          <Files hasRuns={report.has_runs} />
        </>
      )}
      <Section heading={say('how')}>
        <Prose html={html} />
      </Section>
    </>
  );
}
