import { ConfirmList } from '../../../ui/ConfirmList/index.ts';
import { monthInWords, yearInWords } from '../../../ui/MonthField/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { CourseWords } from './CourseWords.tsx';
import type { OfferedCourse, PhotoUploadData } from './data.ts';

interface WordsListProps extends Pick<PhotoUploadData, 'contest'> {
  words: FormValues;
  courses: readonly OfferedCourse[];
  isFixed?: boolean;
  /** Address of the form, where it is another page. */
  formHref?: string;
  onChangePress?: (id: string) => void;
}

/** Written by a person, in a language of its own. */
const own = (words = '') => words && <NameIn name={words} />;

/** What was entered, each with a way back to its field. */
export function WordsList({ words, courses, contest, isFixed = false, ...changing }: WordsListProps) {
  const { t, lang } = usePage();
  const course = courses.find(({ id }) => String(id) === words.course_id);
  const [year, month] = [Number(words.taken_year), Number(words.taken_month)];
  return (
    <ConfirmList
      {...changing}
      changeLabel={t('photoUpload:change')}
      emptyLabel={t('photoUpload:notEntered')}
      secretLabel=""
      items={[
        { id: 'title', label: t('photoUpload:titleField'), value: own(words.title) },
        {
          id: 'course_keyword',
          label: t('photoUpload:course'),
          value: course && (
            <CourseWords
              words={t('photoUpload:courseIn', { course: course.name, municipality: course.municipality })}
            />
          ),
        },
        {
          id: 'taken',
          label: t('photoUpload:taken'),
          value:
            year && month
              ? t('photoUpload:takenIn', { year: yearInWords(year, lang), month: monthInWords(month, lang) })
              : '',
        },
        { id: 'place', label: t('photoUpload:place'), value: own(words.place) },
        { id: 'comment', label: t('photoUpload:comment'), value: own(words.comment) },
        ...(contest
          ? [
              {
                id: 'is_entry',
                label: t('photoUpload:contest'),
                value:
                  words.is_entry === '1'
                    ? t('photoUpload:entered', { name: contest.name })
                    : t('photoUpload:notEnteredContest'),
              },
            ]
          : []),
      ].map((item) => ({ ...item, isFixed }))}
    />
  );
}
