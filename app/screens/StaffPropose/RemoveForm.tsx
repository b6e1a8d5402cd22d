import { revisionReasonMax } from '../../../contract/revisionRules.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Task } from './data.ts';

/** Proposes that the public sees it no longer. */
export function RemoveForm({ of: kind, id, ...submission }: Task & { kind: 'form' } & Submission) {
  const { problem, values, isPending, onSubmit } = submission;
  const { t, lang, href } = usePage();
  return (
    <Section heading={t('staffPropose:removeHeading')} lead={t('staffPropose:removeLead')}>
      <Form
        id="remove"
        method="post"
        action={href(path('staffPropose'), { kind, id })}
        fields={{ note: { label: t('staffPropose:note'), id: 'remove-note' } }}
        words={formWords[lang]}
        {...useFormProblems(problem, { unauthorised: t('staffPropose:sessionOver') })}
        summaryHeadingLevel={3}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="hidden" name="form" value="remove" />
            <input type="hidden" name="intent" value="remove" />
            <TextArea
              id="remove-note"
              name="note"
              label={t('staffPropose:note')}
              description={t('staffPropose:removeNoteHelp')}
              rows={2}
              defaultValue={values.note ?? ''}
              maxCharacters={revisionReasonMax}
              remainingLabel={(count) => t('staffPropose:remaining', { count })}
              errorMessage={messages.note}
            />
            <div>
              <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('staffPropose:sending')}>
                {t('staffPropose:remove')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Section>
  );
}
