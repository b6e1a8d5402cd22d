import { Button } from '../../../ui/Button/index.ts';
import { measure } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** The way out of the history, on the page where it is seen; with or without JavaScript. */
export function Withdraw() {
  const { t, href } = usePage();
  return (
    <Section heading={t('history:withdrawTitle')}>
      <p id="withdraw-words" className={measure}>
        {t('history:withdrawText')}
      </p>
      <form method="post" action="/preferences" aria-describedby="withdraw-words">
        <input type="hidden" name="next" value={href(path('history'))} />
        <Button variant="secondary" type="submit" name="consent" value="reject">
          {t('history:withdraw')}
        </Button>
      </form>
    </Section>
  );
}
