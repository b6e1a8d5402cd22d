import { useId } from 'react';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { formOf } from '../../forms/useSentForm.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Task } from './data.ts';
import { Sentences } from './Sentences.tsx';
import { alertSentences } from './sentences.ts';
import { Times } from './Times.tsx';
import { useDutyProblems } from './useDutyForm.ts';

export type RaiseFormProps = Task & { kind: 'raise' } & Submission;

/** What stands on every page from then on. */
export function RaiseForm({ alert, problem, values, isPending, onSubmit }: RaiseFormProps) {
  const { t, lang, href } = usePage();
  const again = useId();
  return (
    <Section heading={t(`staffDuty:raise_${alert}`)} lead={t('staffDuty:raiseLead')}>
      <Form
        method="post"
        aria-describedby={again}
        action={href(path('staffDuty'), { raise: alert })}
        fields={{
          message_ja: { label: t('staffDuty:sentence_ja'), messages: { formatInvalid: t('staffDuty:oneLine') } },
          message_en: { label: t('staffDuty:sentence_en'), messages: { formatInvalid: t('staffDuty:oneLine') } },
          from: { label: t('staffDuty:from'), messages: { belowMinimum: t('staffDuty:fromPast') } },
          until: { label: t('staffDuty:until'), messages: { belowMinimum: t('staffDuty:untilEarly') } },
        }}
        words={formWords[lang]}
        {...useDutyProblems(problem)}
        summaryHeadingLevel={3}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="hidden" name="form" value={formOf('raise', alert)} />
            <input type="hidden" name="intent" value="raise" />
            <input type="hidden" name="kind" value={alert} />
            <Sentences name="message" proposed={alertSentences[alert]} values={values} messages={messages} />
            <Times values={values} messages={messages} />
            <p id={again}>{t('staffDuty:again')}</p>
            <div>
              <Button type="submit" size="l" isPending={isPending} pendingLabel={t('staffDuty:sending')}>
                {t('staffDuty:doRaise')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Section>
  );
}
