import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { usePage } from '../../PageContext.tsx';
import { ConfirmField } from '../../staff/ConfirmField.tsx';
import { ReasonField } from '../../staff/ProposalFields.tsx';
import type { DecisionFormProps } from './ApproveForm.tsx';
import { Hidden } from './Hidden.tsx';
import { inPage } from './inPage.ts';

/** With a reason, and asked once more: it is final. */
export function RejectForm({ revision, problem, values, isPending, onCancel, onSubmit }: DecisionFormProps) {
  const { t, lang, href, path: address } = usePage();
  return (
    <Form
      method="post"
      action={href(address, { id: revision.id, step: 'reject' })}
      words={formWords[lang]}
      fields={{
        reason: { label: t('revision:reason') },
        confirm: {
          label: t('staffApproval:confirmReject'),
          isChosen: true,
          messages: { required: t('staffApproval:confirmRejectRequired') },
        },
      }}
      {...useFormProblems(problem)}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          <Hidden revision={revision} decision="reject" />
          <p>{t('staffApproval:rejectHelp')}</p>
          <ReasonField help={t('staffApproval:reasonHelp')} values={values} messages={messages} isRequired />
          <ConfirmField value={values.confirm} errorMessage={messages.confirm}>
            {t('staffApproval:confirmReject')}
          </ConfirmField>
          <div className={cluster.m}>
            <Button
              type="submit"
              size="l"
              variant="danger"
              isPending={isPending}
              pendingLabel={t('staffApproval:sending')}
            >
              {t('staffApproval:reject')}
            </Button>
            <Link href={href(address, { id: revision.id })} variant="standalone" onClick={inPage(onCancel)}>
              {t('staffApproval:back')}
            </Link>
          </div>
        </>
      )}
    </Form>
  );
}
