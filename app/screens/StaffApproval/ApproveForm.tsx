import { Button } from '../../../ui/Button/index.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Fieldset } from '../../../ui/Fieldset/index.ts';
import { Form, type FormField, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { usePage } from '../../PageContext.tsx';
import { ConfirmField } from '../../staff/ConfirmField.tsx';
import { fieldInWords } from '../../staff/changes/fields.ts';
import { guardsOf } from '../../staff/changes/sources.ts';
import type { DecisionProps } from './Decision.tsx';
import { guardName } from './data.ts';
import { Hidden } from './Hidden.tsx';
import { inPage } from './inPage.ts';

export type DecisionFormProps = Omit<DecisionProps, 'staff' | 'form'>;

/** Now or at a time, with a box for each field that changes in one language only. */
export function ApproveForm({ revision, problem, values, isPending, onReject, onSubmit }: DecisionFormProps) {
  const { t, lang, i18n, href, path: address } = usePage();
  const guards = guardsOf(revision.changes).map((change, at) => ({
    name: guardName(at),
    path: change.path,
    label: t(`staffApproval:same_${change.only_in!}`, { field: fieldInWords(change.path, t) }),
    missing: t('staffApproval:sameRequired', { field: fieldInWords(change.path, t) }),
  }));
  const fields: Record<string, FormField> = {
    ...Object.fromEntries(
      guards.map(({ name, label, missing }) => [name, { label, isChosen: true, messages: { required: missing } }]),
    ),
    when: {
      label: t('staffApproval:when'),
      isChosen: true,
      messages: { notValid: t('staffApproval:whenUnused') },
    },
    publish_at: {
      label: t('staffApproval:publishAt'),
      messages: { belowMinimum: t('staffApproval:publishAtPast'), aboveMaximum: t('staffApproval:publishAtFar') },
    },
    confirm: {
      label: t('staffApproval:confirm'),
      isChosen: true,
      messages: { required: t('staffApproval:confirmRequired') },
    },
  };
  return (
    <Form
      method="post"
      action={href(address, { id: revision.id })}
      words={formWords[lang]}
      fields={fields}
      {...useFormProblems(problem)}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          <Hidden revision={revision} decision="approve" />
          <p>{t('staffApproval:approveHelp')}</p>
          {guards.length > 0 && (
            <Fieldset legend={t('staffApproval:guards')}>
              <input type="hidden" name="guards" value={guards.length} />
              {guards.map(({ name, path, label }) => (
                <Checkbox
                  key={name}
                  id={name}
                  name={name}
                  value={path}
                  defaultSelected={values[name] === path}
                  isRequired
                  requirementLabel={t('required')}
                  errorMessage={messages[name]}
                >
                  {label}
                </Checkbox>
              ))}
            </Fieldset>
          )}
          <RadioGroup
            id="when"
            name="when"
            label={t('staffApproval:when')}
            items={[
              {
                value: 'planned',
                label: revision.publish_at
                  ? t('staffApproval:when_planned', { moment: i18n.moment(revision.publish_at) })
                  : t('staffApproval:when_plannedNow'),
              },
              ...(revision.publish_at ? [{ value: 'now', label: t('staffApproval:when_now') }] : []),
              { value: 'at', label: t('staffApproval:when_at') },
            ]}
            defaultValue={values.when || 'planned'}
            errorMessage={messages.when}
          />
          <TextField
            id="publish_at"
            name="publish_at"
            type="datetime-local"
            label={t('staffApproval:publishAt')}
            description={t('staffApproval:publishAtHelp')}
            defaultValue={values.publish_at ?? ''}
            errorMessage={messages.publish_at}
          />
          <ConfirmField value={values.confirm} errorMessage={messages.confirm}>
            {t('staffApproval:confirm')}
          </ConfirmField>
          <div className={cluster.m}>
            <Button type="submit" size="l" isPending={isPending} pendingLabel={t('staffApproval:sending')}>
              {t('staffApproval:approve')}
            </Button>
            <Link
              href={href(address, { id: revision.id, step: 'reject' })}
              variant="standalone"
              onClick={inPage(onReject)}
            >
              {t('staffApproval:toReject')}
            </Link>
          </div>
        </>
      )}
    </Form>
  );
}
