import { photoCommentMaxLength } from '../../../contract/photoRules.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { usePage } from '../../PageContext.tsx';

export interface NoteFieldProps {
  /** Each of the two forms has a note of its own. */
  id: string;
  value: string | undefined;
  errorMessage: string | undefined;
}

/** What colleagues read in the history of the photo. */
export function NoteField({ id, value, errorMessage }: NoteFieldProps) {
  const { t } = usePage();
  return (
    <TextArea
      id={id}
      name="note"
      label={t('staffPhotos:note')}
      description={t('staffPhotos:noteHelp')}
      rows={2}
      defaultValue={value ?? ''}
      maxCharacters={photoCommentMaxLength}
      remainingLabel={(count) => t('staffPhotos:remaining', { count })}
      errorMessage={errorMessage}
    />
  );
}
