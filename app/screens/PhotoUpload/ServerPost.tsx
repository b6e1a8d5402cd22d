import { useMemo } from 'react';
import type { PhotoImage } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, type FormField, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PostSteps } from '../../photo/PostSteps.tsx';
import { path } from '../../routes.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { Cautions } from './Cautions.tsx';
import { type PhotoUploadData, wordsOfDraft } from './data.ts';
import { cautionProblems, pictureFields, problemOfForm, wordsFields, wordsProblems } from './fields.ts';
import * as css from './PhotoUpload.css.ts';
import { ChooseFile } from './PictureStep.tsx';
import { WordsList } from './WordsList.tsx';
import { WordsStep } from './WordsStep.tsx';

/** The post whose picture the server has prepared: plain forms, which the browser itself sends. */
export function ServerPost(data: PhotoUploadData) {
  const { t } = usePage();
  const isConfirmation = data.step === 'confirmation' && data.draft !== null;
  return (
    <div className={stack.l}>
      <h1 className={text.title}>{t(`photoUpload:${isConfirmation ? 'confirmTitle' : 'pictureTitle'}`)}</h1>
      <PostSteps current={isConfirmation ? 'confirmation' : 'words'} />
      {isConfirmation ? <Confirmation {...data} /> : <WholeForm {...data} />}
    </div>
  );
}

function ServerPicture({ image, title }: { image: PhotoImage; title: string }) {
  const { t } = usePage();
  const size = image.sizes.findLast(({ width }) => width <= 960) ?? image.sizes[0];
  return (
    size && (
      <>
        <img
          src={size.jpeg}
          alt={title || t('photoUpload:preview')}
          lang={languageOfWords(title)}
          width={size.width}
          height={size.height}
          className={css.picture}
        />
        {image.height > image.width && <p className={measure}>{t('photoUpload:landscape')}</p>}
      </>
    )
  );
}

function WholeForm(data: PhotoUploadData) {
  const { draft, courses, keyword } = data;
  const { t, lang, href, form } = usePage();
  const values = { ...(draft && wordsOfDraft(draft)), ...form?.values };
  const problem = form?.problem ?? null;
  // The same one until the server has responded: what the form finds meanwhile takes its place.
  const told = useMemo(() => problemOfForm(problem), [problem]);
  return (
    <Form
      id="photo-upload"
      className={css.form}
      method="post"
      action={href(path('photoUpload'), { step: 'change' })}
      encType="multipart/form-data"
      words={formWords[lang]}
      fields={{ ...pictureFields(t), ...wordsFields(t) }}
      {...useFormProblems(told)}
      validate={(entered) => [...cautionProblems(entered), ...wordsProblems(entered)]}
    >
      {(messages) => (
        <>
          <button type="submit" tabIndex={-1} aria-hidden="true" className={css.first}>
            {t('photoUpload:toConfirm')}
          </button>
          <Cautions values={values} errorMessage={messages.cautions} isByServer />
          <Section heading={t('photoUpload:imageTitle')}>
            <div className={stack.m}>
              {draft && (
                <>
                  <ServerPicture image={draft.image} title={draft.words.title} />
                  <p className={measure}>{t('photoUpload:serverKept')}</p>
                </>
              )}
              <ChooseFile isRequired={!draft} errorMessage={messages.image} />
            </div>
          </Section>
          <Section heading={t('photoUpload:wordsTitle')} lead={t('photoUpload:wordsLead')}>
            <WordsStep
              {...data}
              values={values}
              courseSearch={{
                ...{ keyword, courses, isPending: false, hasFailed: false, onSearch: null },
                // The chosen one stands there whatever was searched for.
                count: courses.filter(({ id }) => String(id) !== values.course_id).length,
              }}
              messages={messages}
            />
          </Section>
          <div className={css.end}>
            <Button type="submit" size="l">
              {t('photoUpload:toConfirm')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

/** The confirmation has no fields: what is wrong is changed on the page of the form. */
const enteredAt = (form: string, fields: Readonly<Record<string, FormField>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, href: `${form}#${field.id ?? name}` }]),
  );

function Confirmation({ draft, courses, contest }: PhotoUploadData) {
  const { t, lang, href, form } = usePage();
  const back = href(path('photoUpload'), { step: 'change' });
  const problems = useFormProblems(problemOfForm(form?.problem ?? null));
  if (!draft) return null;
  return (
    <>
      <div className={`${stack.xs} ${measure}`}>
        <p>{t('photoUpload:confirmLead')}</p>
        <p>{t('photoUpload:confirmReview')}</p>
      </div>
      <ServerPicture image={draft.image} title={draft.words.title} />
      <WordsList words={wordsOfDraft(draft)} {...{ courses, contest }} formHref={back} />
      <Form
        method="post"
        action={href(path('photoUpload'), { step: 'confirm' })}
        fields={enteredAt(back, { ...pictureFields(t), ...wordsFields(t) })}
        words={formWords[lang]}
        {...problems}
      >
        <input type="hidden" name="request_key" value={draft.request_key} />
        <div className={cluster.m}>
          <Button type="submit" size="l" name="intent" value="save">
            {t('photoUpload:send')}
          </Button>
          <Link href={back} variant="standalone">
            {t('photoUpload:backToWords')}
          </Link>
        </div>
      </Form>
    </>
  );
}
