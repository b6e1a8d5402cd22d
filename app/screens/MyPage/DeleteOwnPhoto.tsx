import { useEffect, useRef } from 'react';
import type { OwnPhotoProblem } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { formProblems } from '../../forms/formProblems.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './MyPageScreen.css.ts';

export interface DeleteOwnPhotoProps {
  photo: Pick<OwnPhotoProblem, 'id' | 'title' | 'is_entry'>;
}

/** Asks once more before a photo is deleted that has no page of its own: it waits, or was not published. */
export function DeleteOwnPhoto({ photo: { id, title, is_entry } }: DeleteOwnPhotoProps) {
  const { t, href, isOnline } = usePage();
  const { problem, isPending, onSubmit } = useSubmission();
  const [wrong] = formProblems(problem, t);
  const heading = useRef<HTMLHeadingElement>(null);
  // Its code came after the page: the member has asked for it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="delete-photo" className={css.question}>
      <h2 ref={heading} id="delete-photo" className={text.heading} data-update tabIndex={-1}>
        <NameIn name={title} sentence={(name) => t('myPage:deleteTitle', { title: name })} />
      </h2>
      {wrong && (
        <Notice tone="error" live="assertive" heading={t('myPage:notDeleted')}>
          {wrong.message ?? t('formFailed')}
        </Notice>
      )}
      <div className={stack.s} id="delete-words">
        <p>{t('myPage:deleteText')}</p>
        {is_entry && <p>{t('myPage:deleteEntry')}</p>}
        {!isOnline && <p>{t('myPage:deleteOffline')}</p>}
      </div>
      <form method="post" className={cluster.s} aria-describedby="delete-words" onSubmit={onSubmit}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          variant="danger"
          name="intent"
          value="delete"
          isPending={isPending}
          isDisabled={!isOnline}
          pendingLabel={t('myPage:deleting')}
        >
          {t('myPage:deleteNow')}
        </Button>
        <ButtonLink href={href(`${path('myPage')}#photos`)} variant="secondary">
          {t('myPage:keepPhoto')}
        </ButtonLink>
      </form>
    </section>
  );
}
