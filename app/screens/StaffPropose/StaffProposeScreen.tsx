import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { useSentForm } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { roleInWords } from '../../staff/words.ts';
import type { StaffProposeData } from './data.ts';
import { RemoveForm } from './RemoveForm.tsx';
import { ThingChoice } from './ThingChoice.tsx';
import { ThingForm } from './ThingForm.tsx';
import { titleOf } from './title.ts';

export type StaffProposeScreenProps = Omit<StaffProposeData & { kind: 'propose' }, 'kind'> & Submission;

/** One thing: which it is, then its fields; nothing is public before somebody else has approved it. */
export function StaffProposeScreen({ staff, task, ...submission }: StaffProposeScreenProps) {
  const { t, lang, route } = usePage();
  const submissionOf = useSentForm(submission);
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{titleOf(task, route!.label[lang], t)}</h1>
        <p>{t('staffPropose:loggedIn', { role: roleInWords(staff, t) })}</p>
      </div>
      {task.kind === 'choose' ? (
        <ThingChoice {...task} />
      ) : (
        <>
          <ThingForm {...task} {...submissionOf('fields')} />
          {task.id !== null && <RemoveForm {...task} {...submissionOf('remove')} />}
        </>
      )}
    </div>
  );
}
