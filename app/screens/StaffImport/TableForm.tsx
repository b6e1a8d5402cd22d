import { Select } from '../../../ui/Select/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import type { Task } from './data.ts';
import { FileForm } from './FileForm.tsx';

export type TableFormProps = Task & { kind: 'table' } & Submission;

/** Many things of one kind. */
export function TableForm({ kinds, chosen, ...submission }: TableFormProps) {
  const { t } = usePage();
  return (
    <Section heading={t('staffImport:tableHeading')} lead={t('staffImport:tableLead')}>
      <FileForm
        {...submission}
        query={{ kind: chosen }}
        fields={{ kind: { label: t('staffImport:kind'), isChosen: true } }}
        accept=".csv,.json,.txt,text/csv,application/json"
        fileHelp={t('staffImport:fileHelp')}
        tooLarge={t('staffImport:tooLarge')}
      >
        {(messages) => (
          <Select
            id="kind"
            name="kind"
            label={t('staffImport:kind')}
            defaultValue={submission.values.kind ?? chosen ?? ''}
            options={[
              { value: '', label: t('staffImport:chooseKind') },
              ...kinds.map((value) => ({ value, label: t(`revision:kind_${value}`) })),
            ]}
            isRequired
            requirementLabel={t('required')}
            errorMessage={messages.kind}
          />
        )}
      </FileForm>
    </Section>
  );
}
