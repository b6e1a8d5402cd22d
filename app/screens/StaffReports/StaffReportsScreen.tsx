import { useId } from 'react';
import { reportLists } from '../../../contract/reportRules.ts';
import { text } from '../../../tokens/typography.css.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { useSentForm } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Told } from '../../staff/Told.tsx';
import { roleInWords } from '../../staff/words.ts';
import { type Outcome, reportsPerPage, type StaffReportsData } from './data.ts';
import { Entry } from './Entry.tsx';
import * as css from './StaffReports.css.ts';

export type StaffReportsScreenProps = Omit<StaffReportsData & { kind: 'list' }, 'kind'> & Submission;

/** What visitors have reported: the open ones, the oldest first, each with its two answers; or those that are answered. */
export function StaffReportsScreen(props: StaffReportsScreenProps) {
  const { staff, list, reports, total, page, wrongPage, outcome, ...submission } = props;
  const { t, lang, href, route } = usePage();
  const help = useId();
  const submissionOf = useSentForm(submission);
  const here = (query: { list?: string; page?: number }) => href(path('staffReports'), { list, ...query });
  return (
    <div className={`${stack.l} ${measure}`}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffReports:loggedIn', { role: roleInWords(staff, t) })}</p>
        {outcome && <OutcomeNotice outcome={outcome} />}
        {wrongPage !== null && <Notice tone="warning" heading={t('staffReports:wrongPage', { page: wrongPage })} />}
      </div>
      <TabNav
        label={t('staffReports:lists')}
        items={reportLists.map((each) => ({
          ...{ id: each, label: t(`staffReports:list_${each}`), isCurrent: each === list },
          href: here({ list: each }),
        }))}
      />
      {reports.length > 0 ? (
        <>
          <div className={stack.s}>
            <p data-update="">{t(`staffReports:total_${list}`, { count: total })}</p>
            <p id={help}>{t(`staffReports:help_${list}`)}</p>
          </div>
          <ul className={css.entries}>
            {reports.map((report) => (
              <Entry key={`${list} ${report.id}`} report={report} submissionOf={submissionOf} describedBy={help} />
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / reportsPerPage)}
            hrefFor={(each) => here({ page: each })}
            label={t('staffReports:pages')}
            previousLabel={t('staffReports:previous')}
            nextLabel={t('staffReports:next')}
            pageLabel={(each) => t('staffReports:page', { page: each })}
          />
        </>
      ) : (
        <div data-update="">
          <EmptyState title={t(`staffReports:empty_${list}`)}>{t(`staffReports:emptyHelp_${list}`)}</EmptyState>
        </div>
      )}
    </div>
  );
}

/** What has just been answered, or why it was not. */
function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { t } = usePage();
  const heading = t(`staffReports:done_${outcome}`);
  const isDone = outcome === 'corrected' || outcome === 'unchanged' || outcome === 'reopened';
  return (
    <>
      <Notice tone={isDone ? 'success' : 'warning'} heading={heading} />
      <Told words={heading} />
    </>
  );
}
