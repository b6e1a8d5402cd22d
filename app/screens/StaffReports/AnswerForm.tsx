import { useState } from 'react';
import { type ReportAnswer, reportAnswers, reportNoteMaxLength } from '../../../contract/reportRules.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

export interface AnswerFormProps extends Submission {
  /** Of the report. */
  id: number;
  describedBy: string;
}

/** The two answers, with a note for colleagues. The buttons say of which report they are: there are many of them. */
export function AnswerForm({ id, describedBy, problem, values, isPending, onSubmit }: AnswerFormProps) {
  const { t, lang, href, query } = usePage();
  const [pressed, setPressed] = useState<ReportAnswer | null>(null);
  const noteId = `note-${id}`;
  return (
    <Form
      method="post"
      aria-describedby={describedBy}
      // Where it fails, the same page of the list comes back.
      action={href(path('staffReports'), { page: query.get('page') })}
      fields={{ note: { label: t('staffReports:note'), id: noteId } }}
      words={formWords[lang]}
      {...useFormProblems(problem, { unauthorised: t('staffReports:sessionOver') })}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          <input type="hidden" name="form" value={formOf('answer', id)} />
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="id" value={id} />
          <Disclosure
            title={t('staffReports:addNote', { number: id })}
            defaultExpanded={Boolean(values.note || messages.note)}
          >
            <TextArea
              id={noteId}
              name="note"
              label={t('staffReports:note')}
              description={t('staffReports:noteHelp')}
              rows={2}
              defaultValue={values.note ?? ''}
              maxCharacters={reportNoteMaxLength}
              remainingLabel={(count) => t('staffReports:remaining', { count })}
              errorMessage={messages.note}
            />
          </Disclosure>
          <div className={cluster.s}>
            {reportAnswers.map((answer) => (
              <Button
                key={answer}
                type="submit"
                name="answer"
                value={answer}
                variant={answer === 'corrected' ? 'primary' : 'secondary'}
                onPress={() => setPressed(answer)}
                isPending={isPending && pressed === answer}
                pendingLabel={t('staffReports:sending')}
              >
                {t(`staffReports:do_${answer}`, { number: id })}
              </Button>
            ))}
          </div>
        </>
      )}
    </Form>
  );
}
