import { type KeyboardEvent, useState } from 'react';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Fieldset } from '../../../ui/Fieldset/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { usePage } from '../../PageContext.tsx';
import { CourseWords } from './CourseWords.tsx';
import * as css from './PhotoUpload.css.ts';
import type { CourseSearch } from './useCourseSearch.ts';

interface CourseFieldProps extends CourseSearch {
  chosenId: string;
  /** What stands in the field. */
  typed: string;
  errorMessage: string | undefined;
  onChosen: (() => void) | undefined;
}

/** The course on which the photo was taken: searched for by its name, then chosen from a list. Without JavaScript the form does the same. */
export function CourseField(props: CourseFieldProps) {
  const { chosenId, typed, errorMessage, onChosen, keyword, courses, count, isPending, hasFailed, onSearch } = props;
  const { t } = usePage();
  const [text, setText] = useState(typed);
  const search = onSearch && (() => onSearch(text));
  const onKeyDown = (event: KeyboardEvent) => {
    // While words are being converted, Enter is the input method's.
    if (!search || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search();
  };
  const isNothingFound = keyword !== '' && count === 0 && !isPending;
  const outcome = hasFailed
    ? t('photoUpload:courseFailed')
    : isNothingFound
      ? t('photoUpload:courseNone', { keyword })
      : keyword && !isPending
        ? t('photoUpload:courseFound', { count })
        : '';
  return (
    <Fieldset
      id="course"
      legend={t('photoUpload:course')}
      requirementLabel={t('required')}
      description={t('photoUpload:courseHelp')}
      errorMessage={errorMessage}
    >
      <div className={stack.s}>
        <div className={css.found}>
          <TextField
            id="course_keyword"
            name="course_keyword"
            label={t('photoUpload:courseKeyword')}
            defaultValue={typed}
            onChange={setText}
            onKeyDown={onKeyDown}
            autoComplete="off"
            enterKeyHint="search"
            className={css.keyword}
          />
          <Button
            type={search ? 'button' : 'submit'}
            variant="secondary"
            name="intent"
            value="search"
            formNoValidate
            isPending={isPending}
            pendingLabel={t('photoUpload:courseSearching')}
            onPress={search ?? undefined}
          >
            <Icon name="magnifying-glass" />
            {t('photoUpload:courseSearch')}
          </Button>
        </div>
        {outcome && <p>{outcome}</p>}
        <Announcement words={outcome} />
        {courses.length > 0 && (
          <RadioGroup
            key={courses.map(({ id }) => id).join()}
            name="course_id"
            label={t('photoUpload:courseChoose')}
            onChange={onChosen}
            defaultValue={courses.some(({ id }) => String(id) === chosenId) ? chosenId : null}
            items={courses.map(({ id, name, municipality }) => ({
              value: String(id),
              label: <CourseWords words={name} />,
              description: <CourseWords words={municipality} />,
            }))}
          />
        )}
      </div>
    </Fieldset>
  );
}
