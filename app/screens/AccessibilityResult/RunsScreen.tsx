import type { AccessibilityRunRow } from '../../../contract/accessibilityApi.ts';
import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { stateIn, useWords } from '../Accessibility/words.ts';
import { RecordTable } from './RecordTable.tsx';
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
  const { say, href, i18n } = useWords();
  const { runs, total, page_num: page, limit_num } = found;
  const before = (page - 1) * limit_num;
  const only = filter.subject === undefined ? undefined : runs[0];
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{say('runs')}</h1>
        <p>
          <Link href={href(resultPath)} variant="standalone">
            {say('backToResult')}
          </Link>
        </p>
        {isWrong && (
          <Notice tone="error" heading={say('wrong')}>
            <p>{say('wrongText')}</p>
          </Notice>
        )}
        {only && (
          <p>
            {say('ofSubject', { title: only.title })}{' '}
            <Link href={href(runsAddress({ ...filter, subject: undefined }))} variant="standalone">
              {say('allSubjects')}
            </Link>
          </p>
        )}
      </div>
      {found.is_available && <RunFilter filter={filter} />}
      {total === 0 ? (
        <p>{say(found.is_available ? 'noRuns' : 'runsElsewhere')}</p>
      ) : (
        <RecordTable
          caption={`${say('runs')}${say('and')}${say('shown', { total: i18n.number(total), from: before + 1, to: before + runs.length })}`}
          columns={(['subject', 'conditions', 'applied', 'problems'] as const).map((id) => ({
            id,
            label: say(id),
            ...(id === 'problems' ? {} : { width: 'wide' as const }),
          }))}
          rows={runs.map((run) => ({
            id: keyOf(run),
            subject: <Subject run={run} isLinked={!only} />,
            conditions: <Conditions run={run} />,
            applied: (
              <>
                <p>{say('rulesText', { rules: run.rules_run, passed: run.passed, absent: run.not_applicable })}</p>
                <p>{say('checksText', { checks: run.checks, seconds: (run.ms / 1000).toFixed(1) })}</p>
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
        label={say('pagesOfRuns')}
        previousLabel={say('previous')}
        nextLabel={say('next')}
        pageLabel={(each) => say('page', { page: each })}
      />
    </div>
  );
}

/** @param isLinked where runs of several subjects stand: to those of this one */
function Subject({ run: { subject, title, kind, state }, isLinked }: { run: AccessibilityRunRow; isLinked: boolean }) {
  const { say, href } = useWords();
  return (
    <>
      {isLinked ? (
        <Link href={href(runsAddress({ subject }))} variant="standalone">
          <SubjectTitle title={title} />
          <VisuallyHidden>{say('recordOf')}</VisuallyHidden>
        </Link>
      ) : (
        <SubjectTitle title={title} />
      )}
      <p>
        {say(`kind_${kind}`)}
        {state !== 'first' && `${say('and')}${stateIn(say, state)}`}
      </p>
    </>
  );
}

function Conditions({ run: { lang, text_size, viewport, mode } }: { run: AccessibilityRunRow }) {
  const { say } = useWords();
  return [
    say(`lang_${lang}`),
    `${say('textSize')}: ${say(`textSize_${text_size}`)}`,
    say(`viewport_${viewport}`),
    say(`mode_${mode}`),
  ].join(say('and'));
}
