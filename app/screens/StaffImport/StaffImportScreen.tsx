import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { roleInWords } from '../../staff/words.ts';
import { CourseChoice } from './CourseChoice.tsx';
import type { StaffImportData } from './data.ts';
import { LineForm } from './LineForm.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { TableForm } from './TableForm.tsx';
import { Templates } from './Templates.tsx';

export type StaffImportScreenProps = Omit<StaffImportData & { kind: 'import' }, 'kind'> & Submission;

/** A table, or the line of a course, becomes proposals; below it the files to begin with. */
export function StaffImportScreen({ staff, task, outcome, ...submission }: StaffImportScreenProps) {
  const { t, lang, href, route } = usePage();
  const isTable = task.kind === 'table';
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffImport:loggedIn', { role: roleInWords(staff, t) })}</p>
        {outcome && !submission.problem && !submission.isPending && <OutcomeNotice {...outcome} />}
      </div>
      <TabNav
        label={t('staffImport:tasks')}
        items={[
          { id: 'table', label: t('staffImport:ofTable'), href: href(path('staffImport')), isCurrent: isTable },
          {
            ...{ id: 'line', label: t('staffImport:ofLine'), isCurrent: !isTable },
            href: href(path('staffImport'), { what: 'line' }),
          },
        ]}
      />
      {task.kind === 'table' && <TableForm {...task} {...submission} />}
      {task.kind === 'choose' && <CourseChoice {...task} hasOffice={staff.office !== null} />}
      {task.kind === 'line' && <LineForm {...task} {...submission} />}
      {task.kind === 'table' && <Templates kinds={task.kinds} />}
    </div>
  );
}
