/** Names of the fields as the messages say them, and what is wrong with what was entered. */
import type { FieldErrorKind } from '../../../contract/fieldErrors.ts';
import {
  photoCautions,
  photoCommentMaxLength,
  photoCommentProblem,
  photoPlaceMaxLength,
  photoPlaceProblem,
  photoTitleMaxLength,
  photoTitleProblem,
  tidyPhotoText,
} from '../../../contract/photoRules.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { FormField, FormProblem } from '../../../ui/Form/index.ts';
import { messageKind } from '../../forms/formProblems.ts';
import type { T } from '../../i18n/i18n.ts';
import { fieldNameOf } from './data.ts';

type Fields = Readonly<Record<string, FormField>>;

export const pictureFields = (t: T): Fields => ({
  cautions: {
    label: t('photoUpload:cautionsTitle'),
    isChosen: true,
    messages: { required: t('photoUpload:cautionsRequired') },
  },
  image: {
    label: t('photoUpload:image'),
    id: 'image-file',
    isChosen: true,
    messages: {
      required: t('photoUpload:imageRequired'),
      badInput: t('photoUpload:problem_broken'),
      formatInvalid: t('photoUpload:problem_notImage'),
      tooLong: t('photoUpload:problem_tooLarge'),
      aboveMaximum: t('photoUpload:problem_tooManyPixels'),
      belowMinimum: t('photoUpload:problem_tooSmall'),
    },
  },
});

export const wordsFields = (t: T): Fields => ({
  title: {
    label: t('photoUpload:titleField'),
    messages: {
      formatInvalid: t('photoUpload:titleFormat'),
      tooLong: t('photoUpload:titleTooLong', { max: photoTitleMaxLength }),
    },
  },
  course_id: { label: t('photoUpload:course'), id: 'course_keyword', isChosen: true },
  taken_year: {
    label: t('photoUpload:year'),
    id: 'taken',
    isChosen: true,
    messages: { aboveMaximum: t('photoUpload:takenInFuture') },
  },
  taken_month: {
    label: t('photoUpload:month'),
    id: 'taken',
    isChosen: true,
    messages: { aboveMaximum: t('photoUpload:takenInFuture'), notValid: t('photoUpload:takenOutside') },
  },
  place: {
    label: t('photoUpload:place'),
    messages: { tooLong: t('photoUpload:placeTooLong', { max: photoPlaceMaxLength }) },
  },
  comment: {
    label: t('photoUpload:comment'),
    messages: { tooLong: t('photoUpload:commentTooLong', { max: photoCommentMaxLength }) },
  },
  is_entry: {
    label: t('photoUpload:contest'),
    isChosen: true,
    messages: { aboveMaximum: t('photoUpload:contestFull'), notValid: t('photoUpload:contestOver') },
  },
});

export const cautionProblems = (data: FormData): FormProblem[] =>
  photoCautions.every((caution) => data.get(`caution_${caution}`) === '1')
    ? []
    : [{ name: 'cautions', kind: 'required' }];

const textOf = (data: FormData, name: string) => tidyPhotoText(String(data.get(name) ?? ''));

/** The rules that the server has, too. */
export function wordsProblems(data: FormData): FormProblem[] {
  const found: [string, FieldErrorKind | null][] = [
    ['title', photoTitleProblem(textOf(data, 'title'))],
    ['course_id', data.get('course_id') ? null : 'required'],
    ['place', photoPlaceProblem(textOf(data, 'place'))],
    ['comment', photoCommentProblem(textOf(data, 'comment'))],
  ];
  return found.flatMap(([name, kind]) => (kind ? [{ name, kind: messageKind[kind] }] : []));
}

/** With the names of the fields of this form. What is too large for the server is so because of the picture. */
export function problemOfForm(problem: Problem | null): Problem | null {
  if (problem?.kind === 'failed' && problem.code === 'E413')
    return { kind: 'refused', fields: [{ field: 'image', kind: 'too_long' }] };
  if (problem?.kind !== 'refused') return problem;
  return { ...problem, fields: problem.fields.map(({ field, kind }) => ({ field: fieldNameOf(field), kind })) };
}

/** What a step says at its own fields: who goes on with the picture that was refused is told of it once more when it is sent. */
export function problemOfStep(problem: Problem | null, step: 'picture' | 'words'): Problem | null {
  const told = problemOfForm(problem);
  if (told?.kind !== 'refused') return told;
  const fields = told.fields.filter(({ field }) => (field === 'image') === (step === 'picture'));
  return fields.length > 0 ? { ...told, fields } : null;
}
