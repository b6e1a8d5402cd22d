import { revisionReasonMax } from '../../contract/revisionRules.ts';
import type { FormField, FormMessages } from '../../ui/Form/index.ts';
import { TextArea } from '../../ui/TextArea/index.ts';
import { TextField } from '../../ui/TextField/index.ts';
import type { T } from '../i18n/i18n.ts';
import { usePage } from '../PageContext.tsx';
import type { FormValues } from '../page.ts';

/** What the form says of them: the fields `note` and `publish_at`. */
export const proposalFields = (t: T): Record<'note' | 'publish_at', FormField> => ({
  note: { label: t('revision:note') },
  publish_at: {
    label: t('revision:publishAt'),
    messages: { belowMinimum: t('revision:publishPast'), aboveMaximum: t('revision:publishFar') },
  },
});

export interface NoteFieldProps {
  id: string;
  help: string;
  values: FormValues;
  messages: FormMessages;
}

/** For who decides. */
export function NoteField({ id, help, values, messages }: NoteFieldProps) {
  const { t } = usePage();
  return (
    <TextArea
      id={id}
      name="note"
      label={t('revision:note')}
      description={help}
      rows={2}
      defaultValue={values.note ?? ''}
      maxCharacters={revisionReasonMax}
      remainingLabel={(count) => t('revision:remaining', { count })}
      errorMessage={messages.note}
    />
  );
}

export interface ReasonFieldProps extends Omit<NoteFieldProps, 'id'> {
  /** In a form that only rejects. */
  isRequired?: boolean;
}

/** Why a proposal is rejected: for its author, and for other staff. */
export function ReasonField({ help, values, messages, isRequired = false }: ReasonFieldProps) {
  const { t } = usePage();
  return (
    <TextArea
      id="reason"
      name="reason"
      label={t('revision:reason')}
      description={help}
      rows={4}
      defaultValue={values.reason ?? ''}
      maxCharacters={revisionReasonMax}
      remainingLabel={(count) => t('revision:remaining', { count })}
      isRequired={isRequired}
      requirementLabel={isRequired ? t('required') : undefined}
      errorMessage={messages.reason}
    />
  );
}

/** What goes with every proposal: a note for who decides, and when it is to be public. */
export function ProposalFields({ values, messages }: Pick<NoteFieldProps, 'values' | 'messages'>) {
  const { t } = usePage();
  return (
    <>
      <NoteField id="note" help={t('revision:noteHelp')} values={values} messages={messages} />
      <TextField
        id="publish_at"
        name="publish_at"
        // The browser's own: by the clock of Tokyo, whatever the device's is.
        type="datetime-local"
        label={t('revision:publishAt')}
        description={t('revision:publishAtHelp')}
        defaultValue={values.publish_at ?? ''}
        errorMessage={messages.publish_at}
      />
    </>
  );
}
