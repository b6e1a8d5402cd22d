import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { Sentences, type SentencesProps } from './Sentences.tsx';
import { Times } from './Times.tsx';
import { useDutyProblems } from './useDutyForm.ts';

export interface SayFormProps extends Submission, Pick<SentencesProps, 'name' | 'proposed'> {
  /** Where it fails, the same page comes back. */
  action: string;
  /** Names the form, what it does, and to what. */
  hidden: Readonly<Record<string, string | number>>;
  variant?: ButtonProps['variant'];
  /** Without an end of its own it ends with the day. */
  isOfDay?: boolean;
  /** Of its button. */
  children: ReactNode;
}

/** Says something to everybody, in both languages and from when until when: of one course, or on every page. */
export function SayForm({
  name,
  proposed,
  action,
  hidden,
  variant = 'primary',
  isOfDay = false,
  children,
  ...submission
}: SayFormProps) {
  const { problem, values, isPending, onSubmit } = submission;
  const { t, lang } = usePage();
  const again = useId();
  const sentence = (language: 'ja' | 'en') => ({
    label: t(`staffDuty:sentence_${language}`),
    messages: { formatInvalid: t('staffDuty:oneLine') },
  });
  return (
    <Form
      method="post"
      aria-describedby={again}
      action={action}
      fields={{
        [`${name}_ja`]: sentence('ja'),
        [`${name}_en`]: sentence('en'),
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
          {Object.entries(hidden).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {/* Another reason writes another sentence; the times stay. */}
          <Sentences key={proposed.ja} {...{ name, proposed, values, messages }} />
          <Times {...{ values, messages, isOfDay }} />
          <p id={again}>{t('staffDuty:again')}</p>
          <div>
            <Button
              type="submit"
              size="l"
              variant={variant}
              isPending={isPending}
              pendingLabel={t('staffDuty:sending')}
            >
              {children}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
