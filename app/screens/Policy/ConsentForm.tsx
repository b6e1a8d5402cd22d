import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { usePage, usePreferences } from '../../PageContext.tsx';

/** The choice about cookies as it stands, and a form that changes it with or without JavaScript. Both answers weigh the same. */
export function ConsentForm() {
  const { t, href, path } = usePage();
  const { consent } = usePreferences();
  return (
    <section className={stack.s} aria-labelledby="consent">
      <h2 id="consent" className={text.heading}>
        {t('policy:consent')}
      </h2>
      <p>{t(`policy:consent_${consent ?? 'undecided'}`)}</p>
      <form method="post" action="/preferences" className={cluster.s}>
        <input type="hidden" name="next" value={href(path)} />
        <Button variant="secondary" type="submit" name="consent" value="agree">
          {t('agree')}
        </Button>
        <Button variant="secondary" type="submit" name="consent" value="reject">
          {t('reject')}
        </Button>
      </form>
    </section>
  );
}
