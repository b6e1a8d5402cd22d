import { useId } from 'react';
import { acceptedPhotos } from '../../../contract/photoRules.ts';
import { reportKindsOf, reportTextMaxLength } from '../../../contract/reportRules.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { FileField } from '../../forms/FileField.tsx';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { queryOf, type Thing } from './data.ts';
import { pathOf, pointInWords } from './words.ts';

export interface ReportFormProps extends Submission {
  thing: Thing;
}

/** What is wrong, where, and in words; nobody needs an account for it. */
export function ReportForm({ thing, problem, values, isPending, onSubmit }: ReportFormProps) {
  const { t, lang, href, isOnline, form } = usePage();
  const lead = useId();
  const kinds =
    thing.kind === 'course'
      ? reportKindsOf.course.map((value) => ({ value, label: t(`report:kind_${value}OfCourse`) }))
      : reportKindsOf.institution.map((value) => ({ value, label: t(`report:kind_${value}OfInstitution`) }));
  return (
    <>
      <div id={lead} className={stack.s}>
        <p>{t('report:lead')}</p>
        <p>{t('report:urgent')}</p>
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        aria-describedby={lead}
        action={href(path('report'), queryOf(thing))}
        fields={{
          kind: { label: t('report:kind'), isChosen: true },
          point: { label: t('report:where'), isChosen: true },
          text: { label: t('report:text') },
          image: {
            label: t('report:image'),
            isChosen: true,
            messages: {
              badInput: t('report:imageBroken'),
              formatInvalid: t('report:imageFormat'),
              tooLong: t('report:imageTooLarge'),
              aboveMaximum: t('report:imageTooManyPixels'),
              belowMinimum: t('report:imageTooSmall'),
            },
          },
        }}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <RadioGroup
              id="kind"
              name="kind"
              label={t('report:kind')}
              isRequired
              requirementLabel={t('required')}
              defaultValue={values.kind || null}
              errorMessage={messages.kind}
              items={kinds}
            />
            {thing.points.length > 0 && (
              <Select
                id="point"
                name="point"
                label={t('report:where')}
                description={t('report:whereHelp')}
                defaultValue={values.point ?? ''}
                errorMessage={messages.point}
                options={[
                  { value: '', label: t('report:wholeWay') },
                  ...thing.points.map((point, at) => ({ value: String(at), label: pointInWords(point, t) })),
                ]}
              />
            )}
            <TextArea
              id="text"
              name="text"
              label={t('report:text')}
              description={t('report:textHelp')}
              rows={5}
              isRequired
              requirementLabel={t('required')}
              defaultValue={values.text ?? ''}
              maxCharacters={reportTextMaxLength}
              remainingLabel={(count) => t('report:remaining', { count })}
              errorMessage={messages.text}
            />
            <FileField
              id="image"
              name="image"
              accept={acceptedPhotos}
              label={t('report:image')}
              // A page that comes back from the server has lost the file: no browser lets a page choose one.
              description={
                form
                  ? `${t('report:imageAgain')}${lang === 'en' ? ' ' : ''}${t('report:imageHelp')}`
                  : t('report:imageHelp')
              }
              errorMessage={messages.image}
            />
            {!isOnline && <p>{t('report:offline')}</p>}
            <div className={cluster.s}>
              <Button
                type="submit"
                size="l"
                isPending={isPending}
                isDisabled={!isOnline}
                pendingLabel={t('report:sending')}
              >
                {t('report:send')}
              </Button>
              <ButtonLink href={href(pathOf(thing))} variant="secondary" size="l">
                {t('report:stop')}
              </ButtonLink>
            </div>
          </>
        )}
      </Form>
    </>
  );
}
