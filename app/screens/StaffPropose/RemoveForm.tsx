import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NoteField } from '../../staff/ProposalFields.tsx';
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
        fields={{ note: { label: t('revision:note'), id: 'remove-note' } }}
        words={formWords[lang]}
        {...useFormProblems(problem, { unauthorised: t('staffPropose:sessionOver') })}
        summaryHeadingLevel={3}
        aria-describedby="remove-help"
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="hidden" name="form" value="remove" />
            <input type="hidden" name="intent" value="remove" />
            <p id="remove-help">{t('staffPropose:removeHelp')}</p>
            <NoteField id="remove-note" help={t('staffPropose:removeNoteHelp')} values={values} messages={messages} />
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
