import type { RevisionDetail } from '../../../contract/revisions.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { formProblems } from '../../forms/formProblems.ts';
import { usePage } from '../../PageContext.tsx';
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
export function Decision({ staff, revision, form, problem, ...rest }: DecisionProps) {
  const { t } = usePage();
  // What is wrong with a field stands at the field.
  const general = problem && problem.kind !== 'refused' ? problem : null;
  const forms = { revision, problem: general ? null : problem, ...rest };
  return (
    <section aria-labelledby="decision" className={cx(css.decision, measure)}>
      <h3 id="decision" className={text.subheading}>
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
        <Link href={href(path('staff'), { next: `${here}${query.size ? `?${query}` : ''}` })} variant="standalone">
          {t('staffApproval:logInAgain')}
        </Link>
      )}
    </Notice>
  );
}
