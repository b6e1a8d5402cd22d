import { dutyTextMaxLength } from '../../../contract/dutyRules.ts';
import { languages } from '../../../contract/languages.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';

export type SentenceName = 'note' | 'message';
type FieldName = `${SentenceName}_${'ja' | 'en'}`;

export interface SentencesProps {
  name: SentenceName;
  /** What is proposed to be said. */
  proposed: Readonly<Record<'ja' | 'en', string>>;
  values: FormValues;
  messages: Partial<Record<FieldName, string>>;
}

/** What everybody reads, in both languages. */
export function Sentences({ name, proposed, values, messages }: SentencesProps) {
  const { t } = usePage();
  return (
    <>
      {languages.map((lang) => {
        const field: FieldName = `${name}_${lang}`;
        return (
          <TextArea
            key={lang}
            id={field}
            name={field}
            label={t(`staffDuty:sentence_${lang}`)}
            rows={2}
            inputLang={lang}
            defaultValue={values[field] ?? proposed[lang]}
            maxCharacters={dutyTextMaxLength}
            remainingLabel={(count) => t('staffDuty:remaining', { count })}
            isRequired
            requirementLabel={t('required')}
            errorMessage={messages[field]}
          />
        );
      })}
    </>
  );
}
