import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { route } from '../../routes.ts';
import { Prose } from '../../text/Prose.tsx';
import { Evidence } from './Evidence.tsx';
import { Files } from './Files.tsx';
import { History } from './History.tsx';
import { Limits } from './Limits.tsx';
import { RunFilter } from './RunFilter.tsx';
import { resultPath } from './runQuery.ts';
import { TestedPages } from './TestedPages.tsx';

export interface RecordsData extends Pick<Output<'GET /accessibility_result'>, 'criteria' | 'report'> {
  /** What no figure says: trusted HTML of the repository's Markdown. */
  html: string;
}

/** What the result rests on: how it is tested, the pages and combinations, tests by people, rulings, rules, history, files. */
export function RecordsScreen({ criteria, report, html }: RecordsData) {
  const {
    t,
    href,
    lang,
    i18n: { number },
  } = usePage();
  const { runs = 0, page_runs = 0 } = report?.counts ?? {};
  return (
    <>
      <div className={stack.m}>
        <p>
          <BackLink href={href(resultPath)}>{route('accessibilityResult').label[lang]}</BackLink>
        </p>
        <h1 className={text.title}>{t('accessibility:records')}</h1>
        <p className={measure}>{t('accessibility:lead')}</p>
      </div>
      <Section heading={t('accessibility:how')}>
        <Prose html={html} />
      </Section>
      {report && (
        <>
          <Section heading={t('accessibility:pages')} lead={t('accessibility:pagesLead')}>
            <TestedPages pages={report.pages} />
          </Section>
          <Section
            heading={t('accessibility:runs')}
            lead={t(report.has_runs ? 'accessibility:runsLead' : 'accessibility:runsElsewhere')}
          >
            <StatNumbers
              items={[
                { label: t('accessibility:statPageRuns'), value: number(page_runs), unit: t('accessibility:unitRuns') },
                {
                  label: t('accessibility:statStoryRuns'),
                  value: number(runs - page_runs),
                  unit: t('accessibility:unitRuns'),
                },
              ]}
            />
            <Limits report={report} />
            {report.has_runs && <RunFilter filter={{}} />}
          </Section>
          <Evidence report={report} criteria={criteria} />
          {report.history.length > 0 && (
            <Section heading={t('accessibility:history')}>
              <History history={report.history} />
            </Section>
          )}
          <Section heading={t('accessibility:files')}>
            <Files hasRuns={report.has_runs} />
          </Section>
        </>
      )}
    </>
  );
}
