import type { AccessibilityRunRow } from '../../../contract/accessibilityApi.ts';
import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Table } from '../../../ui/Table/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { stateName } from '../Accessibility/words.ts';
import { RunFilter } from './RunFilter.tsx';
import { RunProblems } from './RunProblems.tsx';
import { type RunQuery, resultPath, runsAddress } from './runQuery.ts';
import { SubjectTitle } from './SubjectTitle.tsx';

export interface RunsData {
  filter: RunQuery;
  found: Output<'GET /accessibility_runs'>;
  /** The address asked for what there is not; everything is shown instead. */
  isWrong: boolean;
}

const keyOf = ({ subject, state, lang, text_size, viewport, mode }: AccessibilityRunRow) =>
  [subject, state, lang, text_size, viewport, mode].join(' ');

/** The combinations one by one, all of them or those of one subject. */
export function RunsScreen({ filter, found, isWrong }: RunsData) {
  const { t, href, i18n } = usePage();
  const { runs, total, page_num: page, limit_num } = found;
  const before = (page - 1) * limit_num;
  const only = filter.subject === undefined ? undefined : runs[0];
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{t('accessibility:runs')}</h1>
        <p>
          <BackLink href={href(resultPath)}>{t('accessibility:backToResult')}</BackLink>
        </p>
        {isWrong && (
          <Notice tone="error" heading={t('accessibility:wrong')}>
            <p>{t('accessibility:wrongText')}</p>
          </Notice>
        )}
        {only && (
          <p>
            {t('accessibility:ofSubject', { title: only.title })}{' '}
            <Link href={href(runsAddress({ ...filter, subject: undefined }))} variant="standalone">
              {t('accessibility:allSubjects')}
            </Link>
          </p>
        )}
      </div>
      {found.is_available && <RunFilter filter={filter} />}
      {total === 0 ? (
        <p>{t(found.is_available ? 'accessibility:noRuns' : 'accessibility:runsElsewhere')}</p>
      ) : (
        <Table
          narrow="entries"
          caption={`${t('accessibility:runs')}${t('accessibility:and')}${t('accessibility:shown', { total: i18n.number(total), from: before + 1, to: before + runs.length })}`}
          columns={(['subject', 'conditions', 'applied', 'problems'] as const).map((id) => ({
            id,
            label: t(`accessibility:${id}`),
            isRowHeader: id === 'subject',
            ...(id === 'problems' ? {} : { width: 'wide' as const }),
          }))}
          rows={runs.map((run) => ({
            id: keyOf(run),
            subject: <Subject run={run} isLinked={!only} />,
            conditions: <Conditions run={run} />,
            applied: (
              <>
                <p>
                  {t('accessibility:rulesText', {
                    rules: run.rules_run,
                    passed: run.passed,
                    absent: run.not_applicable,
                  })}
                </p>
                <p>{t('accessibility:checksText', { checks: run.checks, seconds: (run.ms / 1000).toFixed(1) })}</p>
              </>
            ),
            problems: <RunProblems run={run} rules={found.rules} checks={found.checks} />,
          }))}
        />
      )}
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / limit_num))}
        hrefFor={(each) => href(runsAddress(filter, each))}
        label={t('accessibility:pagesOfRuns')}
        previousLabel={t('accessibility:previous')}
        nextLabel={t('accessibility:next')}
        pageLabel={(each) => t('accessibility:page', { page: each })}
      />
    </div>
  );
}

/** @param isLinked where runs of several subjects stand: to those of this one */
function Subject({ run: { subject, title, kind, state }, isLinked }: { run: AccessibilityRunRow; isLinked: boolean }) {
  const { t, href } = usePage();
  return (
    <>
      {isLinked ? (
        <Link href={href(runsAddress({ subject }))} variant="standalone">
          <SubjectTitle title={title} />
          <VisuallyHidden>{t('accessibility:recordOf')}</VisuallyHidden>
        </Link>
      ) : (
        <SubjectTitle title={title} />
      )}
      <p>
        {t(`accessibility:kind_${kind}`)}
        {state !== 'first' && `${t('accessibility:and')}${stateName(t, state)}`}
      </p>
    </>
  );
}

function Conditions({ run: { lang, text_size, viewport, mode } }: { run: AccessibilityRunRow }) {
  const { t } = usePage();
  return [
    t(`accessibility:lang_${lang}`),
    `${t('accessibility:textSize')}: ${t(`accessibility:textSize_${text_size}`)}`,
    t(`accessibility:viewport_${viewport}`),
    t(`accessibility:mode_${mode}`),
  ].join(t('accessibility:and'));
}
