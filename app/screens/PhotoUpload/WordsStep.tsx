import { useState } from 'react';
import { photoCommentMaxLength, photoPlaceMaxLength, photoTitleMaxLength } from '../../../contract/photoRules.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Fieldset } from '../../../ui/Fieldset/index.ts';
import type { FormMessages } from '../../../ui/Form/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { MonthField } from '../../../ui/MonthField/index.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';
import { CourseField } from './CourseField.tsx';
import type { PhotoUploadData } from './data.ts';
import type { CourseSearch } from './useCourseSearch.ts';

export interface WordsStepProps extends Pick<PhotoUploadData, 'contest' | 'entries' | 'limit' | 'latest'> {
  values: FormValues;
  courseSearch: CourseSearch;
  messages: FormMessages<string>;
  /** A course or the entry was chosen. By pointer, neither tells the form of it: the choice is made on its label. */
  onChosen?: () => void;
}

/** The first year that somebody may have a picture of. */
const firstMonth = '1990-01';

/** What a photo is called, and where and when it was taken. */
export function WordsStep({ values, courseSearch, messages, latest, onChosen, ...contest }: WordsStepProps) {
  const { t, lang } = usePage();
  const remaining = (count: number) =>
    count < 0 ? t('photoUpload:over', { count: -count }) : t('photoUpload:remaining', { count });
  const { taken_year: year = '', taken_month: month = '' } = values;
  const isBoth = Boolean(messages.taken_year && messages.taken_month);
  const invalidPart = isBoth ? undefined : messages.taken_year ? 'year' : 'month';
  return (
    <div className={stack.l}>
      <TextField
        id="title"
        name="title"
        label={t('photoUpload:titleField')}
        description={t('photoUpload:titleHelp')}
        defaultValue={values.title ?? ''}
        errorMessage={messages.title}
        maxCharacters={photoTitleMaxLength}
        remainingLabel={remaining}
        autoComplete="off"
        isRequired
        requirementLabel={t('required')}
      />
      <CourseField
        {...courseSearch}
        chosenId={values.course_id ?? ''}
        typed={values.course_keyword ?? ''}
        errorMessage={messages.course_id}
        onChosen={onChosen}
      />
      <MonthField
        id="taken"
        name="taken"
        label={t('photoUpload:taken')}
        description={t('photoUpload:takenHelp')}
        min={firstMonth}
        max={latest}
        defaultValue={`${year}-${month}`}
        lang={lang}
        yearLabel={t('photoUpload:year')}
        monthLabel={t('photoUpload:month')}
        emptyLabel={t('photoUpload:choose')}
        errorMessage={messages.taken_year ?? messages.taken_month}
        {...(invalidPart && { invalidPart })}
        isRequired
        requirementLabel={t('required')}
      />
      <TextField
        id="place"
        name="place"
        label={t('photoUpload:place')}
        description={t('photoUpload:placeHelp')}
        defaultValue={values.place ?? ''}
        errorMessage={messages.place}
        maxCharacters={photoPlaceMaxLength}
        remainingLabel={remaining}
        autoComplete="off"
      />
      <TextArea
        id="comment"
        name="comment"
        label={t('photoUpload:comment')}
        description={t('photoUpload:commentHelp')}
        defaultValue={values.comment ?? ''}
        errorMessage={messages.comment}
        maxCharacters={photoCommentMaxLength}
        remainingLabel={remaining}
        autoComplete="off"
      />
      <ContestEntry
        {...contest}
        isEntry={values.is_entry === '1'}
        errorMessage={messages.is_entry}
        onChosen={onChosen}
      />
    </div>
  );
}

interface ContestEntryProps extends Pick<PhotoUploadData, 'contest' | 'entries' | 'limit'> {
  isEntry: boolean;
  errorMessage: string | undefined;
  onChosen: (() => void) | undefined;
}

/** Only while a contest takes entries; who has entered ten is told what makes room, and who comes too late what that means. */
function ContestEntry({ contest, entries, limit, isEntry, errorMessage, onChosen }: ContestEntryProps) {
  const { t, i18n } = usePage();
  // What is entered now has no box for it any more.
  const [wasEntry] = useState(isEntry);
  if (!contest)
    return wasEntry ? (
      <p id="is_entry" tabIndex={-1} className={measure}>
        {t('photoUpload:contestClosed')}
      </p>
    ) : null;
  const left = Math.max(limit - entries, 0);
  const { posting_from, posting_to } = contest.dates;
  return (
    <Fieldset
      legend={t('photoUpload:contest')}
      description={t('photoUpload:contestPeriod', {
        name: contest.name,
        days: i18n.dateRange(posting_from, posting_to),
      })}
    >
      {left > 0 ? (
        <Checkbox
          id="is_entry"
          name="is_entry"
          value="1"
          defaultSelected={isEntry}
          onChange={onChosen}
          description={t('photoUpload:contestLeft', { count: left, limit })}
          errorMessage={errorMessage}
        >
          {t('photoUpload:contestEnter')}
        </Checkbox>
      ) : (
        <p id="is_entry" tabIndex={-1}>
          {t('photoUpload:contestFull')}
        </p>
      )}
    </Fieldset>
  );
}
