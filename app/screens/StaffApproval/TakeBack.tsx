import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';

/** Takes back a proposal, or stops what is approved before it is public. */
export function TakeBack({ revision }: { revision: RevisionDetail }) {
  const { t, lang, href, path: address } = usePage();
  const { problem, isPending, onSubmit } = useSubmission(true);
  const what = revision.state === 'approved' ? 'stop' : 'takeBack';
  return (
    <section aria-labelledby="take-back" className={cx(stack.s, measure)}>
      <h3 id="take-back" className={text.subheading}>
        {t(`staffApproval:${what}`)}
      </h3>
      <Form
        method="post"
        action={href(address, { id: revision.id })}
        words={formWords[lang]}
        fields={{}}
        {...useFormProblems(problem, { unauthorised: t('staffApproval:sessionOver') })}
        summaryHeadingLevel={3}
        onSubmit={onSubmit}
      >
        {() => (
          <>
            <input type="hidden" name="id" value={revision.id} />
            <input type="hidden" name="version" value={revision.version} />
            <input type="hidden" name="withdraw" value="1" />
            <p>{t(`staffApproval:${what}Help`)}</p>
            <div>
              <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('staffApproval:sending')}>
                {t(`staffApproval:${what}Button`)}
              </Button>
            </div>
          </>
        )}
      </Form>
    </section>
  );
}
