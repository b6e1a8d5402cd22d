import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../contract/members.ts';
import type { FormMessages } from '../../ui/Form/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Select } from '../../ui/Select/index.ts';
import { TextField } from '../../ui/TextField/index.ts';
import { usePage } from '../PageContext.tsx';
import type { FormValues } from '../page.ts';
import { NameIn } from '../text/NameIn.tsx';
import { answerRules, loadAnswerRules } from './answerRules.ts';
import type { secretFields } from './formFields.ts';
import * as css from './members.css.ts';
import { PausedAnnouncement } from './PausedAnnouncement.tsx';

type Name = keyof ReturnType<typeof secretFields>;

export interface SecretAnswersProps {
  /** All of them, always: which ones somebody has chosen is not told to others. */
  questions: readonly Choice[];
  messages: FormMessages<Name>;
  values: FormValues;
}

/** Two secret questions with their answers. Without JavaScript the answers are converted where they are sent to. */
export function SecretAnswers({ questions, messages, values }: SecretAnswersProps) {
  const [areRulesHere, setRulesHere] = useState(answerRules() !== undefined);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = fields.current?.closest('form');
    const load = () => void loadAnswerRules().then((rules) => setRulesHere(rules !== undefined));
    form?.addEventListener('focusin', load, { once: true });
    return () => form?.removeEventListener('focusin', load);
  }, []);
  return (
    <div ref={fields} className={stack.l}>
      {([1, 2] as const).map((number) => (
        <SecretAnswer key={number} {...{ number, questions, messages, values, areRulesHere }} />
      ))}
    </div>
  );
}

type SecretAnswerProps = SecretAnswersProps & { number: 1 | 2; areRulesHere: boolean };

function SecretAnswer({ number, questions, messages, values, areRulesHere }: SecretAnswerProps) {
  const { t } = usePage();
  const [question, answer] = [`secret_question_${number}`, `secret_answer_${number}`] as [Name, Name];
  const [text, setText] = useState(values[answer] ?? '');
  const reading = areRulesHere ? readingOf(text) : '';
  const words = reading ? t('member:answerBecomes', { reading }) : '';
  const required = { isRequired: true, requirementLabel: t('required') };
  return (
    <div className={stack.m}>
      <Select
        id={question}
        name={question}
        label={t('member:secretQuestion', { number })}
        options={[{ value: '', label: t('member:chooseQuestion') }, ...questions]}
        defaultValue={values[question] ?? ''}
        errorMessage={messages[question]}
        {...required}
      />
      <div className={stack.xs}>
        <TextField
          id={answer}
          name={answer}
          label={t('member:answer', { number })}
          description={t('member:answerHelp')}
          defaultValue={values[answer] ?? ''}
          onChange={setText}
          autoComplete="off"
          errorMessage={messages[answer]}
          {...required}
        />
        {words && (
          <p className={css.status}>
            <Icon name="info" />
            <span>
              <NameIn name={reading} sentence={(each) => t('member:answerBecomes', { reading: each })} />
            </span>
          </p>
        )}
        <PausedAnnouncement words={words} />
      </div>
    </div>
  );
}

/** What the answer is converted to; empty when it stays as it is, or is not hiragana even then. */
function readingOf(text: string): string {
  const rules = answerRules();
  const reading = rules?.tidySecretAnswer(text) ?? '';
  return !rules || reading === text.trim() || rules.secretAnswerProblem(reading) ? '' : reading;
}
