import { useEffect, useRef } from 'react';
import { photoCommentMaxLength, photoReportReasons } from '../../../contract/photoRules.ts';
import type { PhotoDetail } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './PhotoScreen.css.ts';

export interface ReportFormProps {
  photo: Pick<PhotoDetail, 'id' | 'title'>;
}

/** Tells the bureau what is wrong with a photo; nobody needs an account for it. */
export function ReportForm({ photo: { id, title } }: ReportFormProps) {
  const { t, lang, href, isOnline } = usePage();
  const { problem, values, isPending, onSubmit } = useSubmission();
  const heading = useRef<HTMLHeadingElement>(null);
  // Its code came after the page: the visitor has asked for it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="report-photo" className={css.question}>
      <h2 ref={heading} id="report-photo" className={text.heading} data-update tabIndex={-1}>
        <NameIn name={title} sentence={(name) => t('photo:reportTitle', { title: name })} />
      </h2>
      <p id="report-words">{t('photo:reportText')}</p>
      <Form
        method="post"
        aria-describedby="report-words"
        fields={{
          reason: { label: t('photo:reason'), isChosen: true },
          comment: { label: t('photo:reportComment') },
        }}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="hidden" name="id" value={id} />
            <RadioGroup
              label={t('photo:reason')}
              id="reason"
              name="reason"
              isRequired
              requirementLabel={t('required')}
              defaultValue={values.reason}
              errorMessage={messages.reason}
              items={photoReportReasons.map((value) => ({ value, label: t(`photo:because_${value}Reason`) }))}
            />
            <TextArea
              label={t('photo:reportComment')}
              id="comment"
              name="comment"
              description={t('photo:reportCommentHelp')}
              defaultValue={values.comment}
              maxCharacters={photoCommentMaxLength}
              remainingLabel={(count: number) => t('photo:remaining', { count })}
              errorMessage={messages.comment}
            />
            {!isOnline && <p>{t('photo:reportOffline')}</p>}
            <div className={cluster.s}>
              <Button
                type="submit"
                name="intent"
                value="report"
                isPending={isPending}
                isDisabled={!isOnline}
                pendingLabel={t('photo:reporting')}
              >
                {t('photo:reportSend')}
              </Button>
              <ButtonLink href={href(path('photo', { id }))} variant="secondary">
                {t('photo:stop')}
              </ButtonLink>
            </div>
          </>
        )}
      </Form>
    </section>
  );
}
