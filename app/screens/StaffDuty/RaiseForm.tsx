import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Task } from './data.ts';
import { SayForm } from './SayForm.tsx';
import { alertSentences } from './sentences.ts';

export type RaiseFormProps = Task & { kind: 'raise' } & Submission;

/** What stands on every page from then on. */
export function RaiseForm({ kind: intent, alert, ...submission }: RaiseFormProps) {
  const { t, href } = usePage();
  return (
    <Section heading={t(`staffDuty:raise_${alert}`)} lead={t('staffDuty:raiseLead')}>
      <SayForm
        {...submission}
        name="message"
        isOfDay={alert === 'heat'}
        proposed={alertSentences[alert]}
        action={href(path('staffDuty'), { raise: alert })}
        hidden={{ form: formOf(intent, alert), intent, kind: alert }}
      >
        {t('staffDuty:doRaise')}
      </SayForm>
    </Section>
  );
}
