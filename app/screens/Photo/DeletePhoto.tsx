import type { PhotoDetail } from '../../../contract/photos.ts';
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
import * as css from './PhotoScreen.css.ts';

/** Asks once more before an own photo is deleted, and says what goes with it. */
export function DeletePhoto({ photo: { id, title, contest } }: { photo: PhotoDetail }) {
  const { t, href, isOnline } = usePage();
  const { problem, isPending, onSubmit } = useSubmission();
  const [wrong] = formProblems(problem, t);
  return (
    <section aria-labelledby="delete-photo" className={css.question}>
      <h2 id="delete-photo" className={text.heading} data-update tabIndex={-1}>
        <NameIn name={title} sentence={(name) => t('photo:deleteTitle', { title: name })} />
      </h2>
      {wrong && (
        <Notice tone="error" live="assertive" heading={t('photo:notDeleted')}>
          {wrong.message ?? t('formFailed')}
        </Notice>
      )}
      <div className={stack.s} id="delete-words">
        <p>{t('photo:deleteText')}</p>
        {contest && <p>{t('photo:deleteEntry', { contest: contest.name })}</p>}
        {!isOnline && <p>{t('photo:deleteOffline')}</p>}
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
          pendingLabel={t('photo:deleting')}
        >
          {t('photo:deleteNow')}
        </Button>
        <ButtonLink href={href(path('photo', { id }))} variant="secondary">
          {t('photo:keep')}
        </ButtonLink>
      </form>
    </section>
  );
}
