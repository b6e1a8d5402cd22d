import { useEffect, useRef, useState } from 'react';
import type { RevisionDetail } from '../../../contract/revisions.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { formProblems } from '../../forms/formProblems.ts';
import { textsOf } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';
import { path } from '../../routes.ts';
import { ApproveForm } from './ApproveForm.tsx';
import { RejectForm } from './RejectForm.tsx';
import * as css from './StaffApproval.css.ts';
import type { Approval } from './useApproval.ts';

export interface DecisionProps extends Approval {
  staff: StaffPerson;
  revision: RevisionDetail;
}

/** Approving, or rejecting with a reason; in words why there is nothing to decide. */
export function Decision({ staff, revision, form, problem, values, onReject, onCancel, ...rest }: DecisionProps) {
  const { t } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was entered in a form that has made room for the other. */
  const [entered, setEntered] = useState<Partial<Record<'approve' | 'reject', FormValues>>>({});
  const keep = () => {
    const shown = heading.current?.parentElement?.querySelector('form');
    if (!form || !shown) return;
    // Who comes back has not looked at it again.
    const { confirm: _, ...texts } = textsOf(new FormData(shown));
    setEntered({ ...entered, [form]: texts });
  };
  const before = useRef(form);
  useEffect(() => {
    if (before.current === form) return;
    before.current = form;
    // The link that was pressed is gone.
    if (form === 'reject') document.getElementById('reason')?.focus();
    if (form === 'approve') heading.current?.focus();
  }, [form]);
  // What is wrong with a field stands at the field.
  const general = problem && problem.kind !== 'refused' ? problem : null;
  const forms = {
    ...{ revision, problem: general ? null : problem, ...rest },
    values: (form && entered[form]) ?? values,
    onReject: () => {
      keep();
      onReject();
    },
    onCancel: () => {
      keep();
      onCancel();
    },
  };
  return (
    <section aria-labelledby="decision" className={cx(css.decision, measure)}>
      <h3 ref={heading} id="decision" tabIndex={-1} className={text.subheading}>
        {t('staffApproval:decision')}
      </h3>
      {general && form && <NotDecided problem={general} />}
      {form === 'approve' && <ApproveForm {...forms} />}
      {form === 'reject' && <RejectForm {...forms} />}
      {form === null && (
        <p>
          {revision.state !== 'waiting' || revision.may_decide
            ? t('staffApproval:final')
            : t(staff.role === 'approver' ? 'staffApproval:notYours_own' : 'staffApproval:notYours_role')}
        </p>
      )}
    </section>
  );
}

function NotDecided({ problem }: { problem: NonNullable<Approval['problem']> }) {
  const { t, href, path: here, query } = usePage();
  const [said] = formProblems(problem, t, { unauthorised: t('staffApproval:sessionOver') });
  return (
    <Notice tone="error" live="assertive" heading={t('staffApproval:notDecided')}>
      {said?.message}{' '}
      {problem.kind === 'unauthorised' && (
        // In this tab the page would come anew, without what was written.
        <Link
          href={href(path('staff'), { next: `${here}${query.size ? `?${query}` : ''}` })}
          target="_blank"
          variant="standalone"
        >
          {t('staffApproval:logInAgain')}
        </Link>
      )}
    </Notice>
  );
}
