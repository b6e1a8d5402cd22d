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
