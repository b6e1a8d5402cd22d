import type { ReactNode } from 'react';
import type { Problem } from '../../../contract/problem.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, type FormField, type FormMessages, formWords } from '../../../ui/Form/index.ts';
import { FileField } from '../../forms/FileField.tsx';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ProposalFields, proposalFields } from '../../staff/ProposalFields.tsx';
import { Faults } from './Faults.tsx';

export interface FileFormProps extends Submission {
  /** Where it fails, the page of the same task comes back. */
  query: Readonly<Record<string, string | number | null>>;
  /** What is asked before the file. */
  fields: Readonly<Record<string, FormField>>;
  accept: string;
  fileHelp: string;
  tooLarge: string;
  children: (messages: FormMessages) => ReactNode;
}

const faultsOf = (problem: Problem | null) => (problem?.kind === 'refused' && problem.fileFaults) || null;

/** One file, with what is wrong with the last one; the browser itself sends it where no script does. */
export function FileForm({ query, fields, accept, fileHelp, tooLarge, children, ...submission }: FileFormProps) {
  const { problem, values, isPending, onSubmit } = submission;
  const { t, lang, href, i18n } = usePage();
  const faults = faultsOf(problem);
  return (
    <Form
      id="import"
      method="post"
      aria-describedby="import-outcome"
      encType="multipart/form-data"
      action={href(path('staffImport'), query)}
      fields={{
        ...fields,
        file: {
          label: t('staffImport:file'),
          isChosen: true,
          messages: {
            required: t('staffImport:fileMissing'),
            tooLong: tooLarge,
            badInput: t('staffImport:fileChanged'),
            notValid: t('staffImport:fileWrong', { count: faults?.total ?? 1, shown: i18n.number(faults?.total ?? 1) }),
          },
        },
        ...proposalFields(t),
      }}
      words={formWords[lang]}
      {...useFormProblems(problem, {
        unauthorised: t('staffImport:sessionOver'),
        offline: t('staffImport:notSentOffline'),
      })}
      summaryHeadingLevel={3}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          {faults && !isPending && <Faults {...faults} />}
          {children(messages)}
          <FileField
            id="file"
            name="file"
            accept={accept}
            label={t('staffImport:file')}
            description={fileHelp}
            requirementLabel={t('required')}
            errorMessage={messages.file}
          />
          <ProposalFields values={values} messages={messages} />
          <p id="import-outcome">{t('staffImport:nothingPublic')}</p>
          <div>
            <Button type="submit" size="l" isPending={isPending} pendingLabel={t('staffImport:sending')}>
              {t('staffImport:submit')}
            </Button>
          </div>
          {isPending && <p>{t('staffImport:sendingHelp')}</p>}
        </>
      )}
    </Form>
  );
}
