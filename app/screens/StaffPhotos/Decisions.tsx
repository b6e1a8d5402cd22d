import { type ReactNode, useState } from 'react';
import { photoReasons } from '../../../contract/photoRules.ts';
import type { ReviewedPhoto } from '../../../contract/staff.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { formProblems } from '../../forms/formProblems.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ConfirmField } from '../../staff/ConfirmField.tsx';
import type { Decision } from './data.ts';
import { NoteField } from './NoteField.tsx';
import * as css from './StaffPhotos.css.ts';
import { reviewKeys } from './useReviewKeys.ts';

export interface DecisionsProps extends Submission {
  photo: ReviewedPhoto;
  hasKeys: boolean;
  /** Whether another one waits. */
  hasMore: boolean;
}

interface Choice {
  yes: Decision | null;
  no: Decision;
}

/** What can be decided of a photo now; null where that is over. */
function choiceOf({ state, reports }: ReviewedPhoto): Choice | null {
  if (state === 'submitted' || state === 'inReview') return { yes: 'publish', no: 'reject' };
  if (state === 'published') return { yes: reports.length > 0 ? 'keep' : null, no: 'remove' };
  return null;
}

/** Two forms, which work without JavaScript: yes, or no with a reason. */
export function Decisions({ photo, hasKeys, hasMore, problem, values, isPending, onSubmit }: DecisionsProps) {
  const { t, href, path: here, query } = usePage();
  const choice = choiceOf(photo);
  // What is wrong with the reason stands at the reason.
  const general = problem && problem.kind !== 'refused' ? problem : null;
  const [said] = formProblems(general, t, { unauthorised: t('staffPhotos:sessionOver') });
  // The two forms send fields of the same names: what is wrong, and what was entered, belongs to the one that was sent.
  const [sent, setSent] = useState(values.decision);
  const formFor = (decision: Decision): FormProps => ({
    ...{ photo, decision, hasKeys, isPending },
    problem: general || sent !== decision ? null : problem,
    values: values.decision === decision ? values : {},
    onSubmit: (event) => {
      setSent(decision);
      onSubmit(event);
    },
  });
  return (
    <section aria-labelledby="decision" className={stack.m}>
      <h3 id="decision" className={text.subheading}>
        {t('staffPhotos:decision')}
      </h3>
      {general && (
        <Notice tone="error" live="assertive" heading={t('staffPhotos:notDecided')}>
          {said?.message}{' '}
          {general.kind === 'unauthorised' && (
            // In this tab the page would come anew, without what was written.
            <Link
              href={href(path('staff'), { next: `${here}${query.size ? `?${query}` : ''}` })}
              target="_blank"
              variant="standalone"
            >
              {t('staffPhotos:logInAgain')}
            </Link>
          )}
        </Notice>
      )}
      {choice ? (
        <div className={css.decisions}>
          {choice.yes && <Yes {...formFor(choice.yes)} />}
          <No {...formFor(choice.no)} />
        </div>
      ) : (
        <p>{t('staffPhotos:final')}</p>
      )}
      {hasMore && (
        <p>
          <Link
            href={href(path('staffPhotos'), { after: photo.id })}
            variant="standalone"
            aria-keyshortcuts={hasKeys ? reviewKeys.next : undefined}
          >
            {t(choice ? 'staffPhotos:skip' : 'staffPhotos:next')}
          </Link>
        </p>
      )}
    </section>
  );
}

type FormProps = Omit<DecisionsProps, 'hasMore'> & { decision: Decision };

/** Where it fails, the page of the same photo comes back. */
function useDecisionForm({ photo, decision }: Pick<FormProps, 'photo' | 'decision'>) {
  const { lang, href } = usePage();
  const fields: ReactNode = (
    <>
      <input type="hidden" name="id" value={photo.id} />
      <input type="hidden" name="version" value={photo.version} />
      <input type="hidden" name="decision" value={decision} />
    </>
  );
  const form = { method: 'post', action: href(path('staffPhotos'), { id: photo.id }), words: formWords[lang] } as const;
  return { form, fields };
}

function Yes({ photo, decision, hasKeys, isPending, onSubmit, problem, values }: FormProps) {
  const { t } = usePage();
  const { form, fields } = useDecisionForm({ photo, decision });
  return (
    <Form
      {...form}
      fields={{ note: { label: t('staffPhotos:note'), id: 'yes-note' } }}
      {...useFormProblems(problem)}
      summaryHeadingLevel={3}
      aria-describedby="yes-help"
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          {fields}
          <p id="yes-help">{t(`staffPhotos:help_${decision}`)}</p>
          {/* Most photos are published without a note: until somebody wants one, it is a line. */}
          <Disclosure title={t('staffPhotos:addNote')} defaultExpanded={Boolean(values.note || messages.note)}>
            <NoteField id="yes-note" value={values.note} errorMessage={messages.note} />
          </Disclosure>
          <div>
            <Button
              type="submit"
              size="l"
              isPending={isPending}
              pendingLabel={t('staffPhotos:sending')}
              aria-keyshortcuts={hasKeys ? reviewKeys.yes : undefined}
            >
              {t(`staffPhotos:do_${decision}`)}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

function No({ photo, decision, hasKeys, isPending, onSubmit, problem, values }: FormProps) {
  const { t } = usePage();
  const { form, fields } = useDecisionForm({ photo, decision });
  return (
    <Form
      {...form}
      fields={{
        reason: { label: t('staffPhotos:reason'), isChosen: true },
        note: { label: t('staffPhotos:note') },
        confirm: {
          label: t('staffPhotos:confirm'),
          isChosen: true,
          messages: { required: t('staffPhotos:confirmRequired') },
        },
      }}
      {...useFormProblems(problem)}
      summaryHeadingLevel={3}
      aria-keyshortcuts={hasKeys ? reviewKeys.no : undefined}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          {fields}
          <RadioGroup
            id="reason"
            name="reason"
            label={t('staffPhotos:reason')}
            description={t(`staffPhotos:help_${decision}`)}
            // In the words of who chooses; the member is told in those of `photoReason` what can be done.
            items={photoReasons.map((value) => ({ value, label: t(`staffPhotos:reason_${value}`) }))}
            defaultValue={values.reason || null}
            isRequired
            requirementLabel={t('required')}
            errorMessage={messages.reason}
          />
          <NoteField id="note" value={values.note} errorMessage={messages.note} />
          {/* It cannot be taken back. */}
          <ConfirmField value={values.confirm} errorMessage={messages.confirm}>
            {t('staffPhotos:confirm')}
          </ConfirmField>
          <div>
            <Button
              type="submit"
              size="l"
              variant="danger"
              isPending={isPending}
              pendingLabel={t('staffPhotos:sending')}
            >
              {t(`staffPhotos:do_${decision}`)}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
