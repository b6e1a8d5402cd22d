import { Suspense, useEffect, useMemo, useRef } from 'react';
import { photoCautions } from '../../../contract/photoRules.ts';
import type { PhotoWords } from '../../../machines/photoPost/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { textsOf } from '../../forms/useSubmission.ts';
import { later } from '../../later.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PostSteps } from '../../photo/PostSteps.tsx';
import { path } from '../../routes.ts';
import { Cautions } from './Cautions.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { PhotoUploadData } from './data.ts';
import { cautionProblems, pictureFields, problemOfForm, problemOfStep, wordsFields, wordsProblems } from './fields.ts';
import * as css from './PhotoUpload.css.ts';
import { PictureStep } from './PictureStep.tsx';
import { namesOfCourse } from './useCourseSearch.ts';
import { useLeaving } from './useLeaving.ts';
import type { PhotoUploadProps } from './usePhotoUpload.ts';
import { WordsStep } from './WordsStep.tsx';

const LeaveDialog = later(() => import('./LeaveDialog.tsx'));

export type PhotoUploadScreenProps = Omit<PhotoUploadData, 'step'> & PhotoUploadProps;

const allTicked = Object.fromEntries(photoCautions.map((caution) => [`caution_${caution}`, '1']));
const formId = 'photo-upload';
const titles = { picture: 'pictureTitle', words: 'wordsTitle', confirmation: 'confirmTitle' } as const;

/** Cautions and picture, then words, then everything once more. Without JavaScript the first two are one form, for the server. */
export function PhotoUploadScreen(props: PhotoUploadScreenProps) {
  const { step, problem, isRestored, isExpired, atStake, picture } = props;
  const { t } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What the server has found wrong is what there is to read; else the next step begins at its heading.
    const target = document.getElementById(`${formId}-problems`) ?? heading.current;
    target?.focus();
    window.scrollTo(0, 0);
  }, [step]);
  const leaving = useLeaving(atStake !== null);
  return (
    <div className={stack.l}>
      <h1 ref={heading} tabIndex={-1} className={text.title}>
        {t(`photoUpload:${titles[step]}`)}
      </h1>
      <PostSteps current={step} />
      {isExpired && !picture && (
        <Notice tone="warning" heading={t('photoUpload:expiredTitle')} className={measure}>
          {t('photoUpload:expired')}
        </Notice>
      )}
      {isRestored && !props.isSending && (
        <Notice heading={t('photoUpload:restoredTitle')} className={measure}>
          <div className={stack.s}>
            <p>{t('photoUpload:restored')}</p>
            <div>
              <Button variant="secondary" onPress={props.onDiscard}>
                {t('photoUpload:discard')}
              </Button>
            </div>
          </div>
        </Notice>
      )}
      {step === 'confirmation' ? (
        <ConfirmStep {...props} problem={problemOfForm(problem)} />
      ) : (
        <FormOfStep key={step} {...props} step={step} />
      )}
      {leaving.to !== null && atStake && (
        <Suspense>
          <LeaveDialog {...leaving} atStake={atStake} />
        </Suspense>
      )}
    </div>
  );
}

function FormOfStep(props: Omit<PhotoUploadScreenProps, 'step'> & { step: 'picture' | 'words' }) {
  const { step, words, problem, picture, preparing, isApplying, isCovering } = props;
  const { t, lang, href } = usePage();
  const isHydrated = useHydrated();
  const isPicture = step === 'picture';
  const isBusy = preparing !== null || isApplying;
  // The same one until the server has responded: what the form finds meanwhile takes its place.
  const told = useMemo(() => problemOfStep(problem, step), [problem, step]);
  // A box that is not ticked is in no form, and a course may not be shown yet.
  const entered = (form: HTMLFormElement): PhotoWords => {
    const all: PhotoWords = { ...words, is_entry: '', ...textsOf(new FormData(form)) };
    return { ...all, ...namesOfCourse(props.courseSearch.courses, all.course_id) };
  };
  const tellWords = () => {
    const form = document.getElementById(formId);
    if (!isPicture && form instanceof HTMLFormElement) props.onWords(entered(form));
  };
  return (
    <Form
      id={formId}
      className={css.form}
      method="post"
      // For whoever has no JavaScript.
      action={href(path('photoUpload'), { step: 'change' })}
      encType="multipart/form-data"
      words={formWords[lang]}
      fields={isPicture ? pictureFields(t) : wordsFields(t)}
      {...useFormProblems(told)}
      validate={(data) => {
        if (!isPicture) return wordsProblems(data);
        return [...cautionProblems(data), ...(picture ? [] : [{ name: 'image', kind: 'required' as const }])];
      }}
      onInput={(event) => !isPicture && props.onWords(entered(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPicture) props.onPictureDone();
        else props.onWordsDone(entered(event.currentTarget));
      }}
    >
      {(messages) => (
        <>
          <button type="submit" tabIndex={-1} aria-hidden="true" className={css.first}>
            {isPicture && isHydrated ? t('photoUpload:toWords') : t('photoUpload:toConfirm')}
          </button>
          {isPicture && (
            <>
              <Cautions
                key={String(props.isRestored)}
                values={props.hasAccepted ? allTicked : {}}
                errorMessage={messages.cautions}
                onChange={props.onCautions}
              />
              <Section heading={t('photoUpload:imageTitle')}>
                <PictureStep {...props} messages={messages} />
              </Section>
              {isHydrated && !isCovering && (
                <div className={css.end}>
                  <Button type="submit" size="l" isPending={isBusy} pendingLabel={t('photoUpload:preparingFirst')}>
                    {t('photoUpload:toWords')}
                  </Button>
                </div>
              )}
            </>
          )}
          {(!isPicture || !isHydrated) && (
            <div className={isPicture ? css.later : undefined}>
              <Section heading={t('photoUpload:wordsTitle')} lead={t('photoUpload:wordsLead')}>
                <WordsStep
                  {...props}
                  values={words}
                  // The fields have what was chosen once this has been told.
                  onChosen={() => queueMicrotask(tellWords)}
                  courseSearch={isHydrated ? props.courseSearch : { ...props.courseSearch, onSearch: null }}
                  messages={messages}
                />
              </Section>
              <div className={`${css.end} ${cluster.m}`}>
                <Button type="submit" size="l">
                  {t('photoUpload:toConfirm')}
                </Button>
                {isHydrated && (
                  <Button variant="quiet" onPress={props.onBack}>
                    {t('photoUpload:backToPicture')}
                  </Button>
                )}
              </div>
            </div>
          )}
        </>
      )}
    </Form>
  );
}
