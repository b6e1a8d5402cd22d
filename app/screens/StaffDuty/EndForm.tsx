import type { Closure, RaisedAlert } from '../../../contract/duty.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import type { T } from '../../i18n/i18n.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { useDutyProblems } from './useDutyForm.ts';

export interface EndFormProps {
  entry: Closure | RaisedAlert;
  submissionOf: (form: string) => Submission;
  /** It stands twice on the page: under what has just been done, and in the list. */
  place?: 'done' | 'list';
}

/** The button says what it ends: there are many of them. */
function words(entry: Closure | RaisedAlert, t: T): string {
  const name = 'course' in entry ? entry.course.name : t(`staffDuty:alert_${entry.kind}`);
  if (!entry.is_now) return t('staffDuty:cancelPlanned', { name });
  return t('course' in entry ? 'staffDuty:openNow' : 'staffDuty:endNow', { name });
}

export function EndForm({ entry, submissionOf, place = 'list' }: EndFormProps) {
  const { t, lang, href } = usePage();
  const intent = 'course' in entry ? 'open' : 'end';
  const form = formOf(`${intent} ${place}`, entry.id);
  const { problem, isPending, onSubmit } = submissionOf(form);
  return (
    <Form
      method="post"
      action={href(path('staffDuty'))}
      fields={{}}
      words={formWords[lang]}
      {...useDutyProblems(problem)}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={entry.id} />
      {'course' in entry && <input type="hidden" name="course_id" value={entry.course.id} />}
      <div>
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('staffDuty:sending')}>
          {words(entry, t)}
        </Button>
      </div>
    </Form>
  );
}
