import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

export interface ReopenFormProps extends Submission {
  /** Of the report. */
  id: number;
  describedBy: string;
}

/** Takes the answer back, where the wrong button was pressed. */
export function ReopenForm({ id, describedBy, problem, isPending, onSubmit }: ReopenFormProps) {
  const { t, lang, href, query } = usePage();
  return (
    <Form
      method="post"
      aria-describedby={describedBy}
      // Where it fails, the same page of the list comes back.
      action={href(path('staffReports'), { list: 'answered', page: query.get('page') })}
      fields={{}}
      words={formWords[lang]}
      {...useFormProblems(problem, { unauthorised: t('staffReports:sessionOver') })}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      {() => (
        <>
          <input type="hidden" name="form" value={formOf('reopen', id)} />
          <input type="hidden" name="intent" value="reopen" />
          <input type="hidden" name="id" value={id} />
          <div>
            <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('staffReports:sending')}>
              {t('staffReports:reopen', { number: id })}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
