import { useState } from 'react';
import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { NoteField } from '../../staff/ProposalFields.tsx';

const ways = ['before', 'after'] as const;

/** Goes back to what was there before a change, or with it: as a new proposal, which somebody else decides. */
export function Restore({ revision }: { revision: RevisionDetail }) {
  const { t, lang, href, path: address } = usePage();
  const { problem, values, isPending, onSubmit } = useSubmission(true);
  const [pressed, setPressed] = useState<(typeof ways)[number] | null>(null);
  return (
    <section aria-labelledby="restore" className={cx(stack.s, measure)}>
      <h3 id="restore" className={text.subheading}>
        {t('staffApproval:restore')}
      </h3>
      <Form
        method="post"
        action={href(address, { id: revision.id })}
        words={formWords[lang]}
        fields={{ note: { label: t('revision:note'), id: 'restore-note' } }}
        {...useFormProblems(problem, { unauthorised: t('staffApproval:sessionOver') })}
        summaryHeadingLevel={3}
        aria-describedby="restore-help"
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="hidden" name="id" value={revision.id} />
            <p id="restore-help">{t('staffApproval:restoreHelp')}</p>
            <NoteField
              id="restore-note"
              help={t('staffApproval:restoreNoteHelp')}
              values={values}
              messages={messages}
            />
            <div className={cluster.s}>
              {ways.map((to) => (
                <Button
                  key={to}
                  type="submit"
                  name="to"
                  value={to}
                  variant="secondary"
                  onPress={() => setPressed(to)}
                  isPending={isPending && pressed === to}
                  pendingLabel={t('staffApproval:sending')}
                >
                  {t(`staffApproval:restore_${to}`)}
                </Button>
              ))}
            </div>
          </>
        )}
      </Form>
    </section>
  );
}
