import { Link } from '../../ui/Link/index.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

/**
 * The password was reset by secret answers: told once, on the first page that has this notice. It asks for
 * the details with `reset_notice: 'shown'`.
 * @param on the day; null: nothing to tell
 */
export function PasswordWasReset({ on }: { on: string | null }) {
  const { t, href, i18n } = usePage();
  if (on === null) return null;
  return (
    <Notice tone="warning" heading={t('profile:resetTitle')}>
      <p>{t('profile:resetText', { day: i18n.date(on) })}</p>
      <p>
        <Link href={href(path('passwordReset'))} variant="standalone">
          {t('profile:toPassword')}
        </Link>
      </p>
    </Notice>
  );
}
