import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Steps } from '../../members/Steps.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

export function PasswordForgottenDoneScreen() {
  const { t, href, settings } = usePage();
  return (
    <div className={stack.l}>
      <h1 className={text.title}>{t('passwordForgottenDone:title')}</h1>
      <Steps flow="passwordReset" current="done" />
      <p className={measure}>{t('passwordForgottenDone:text')}</p>
      <p>
        <ButtonLink href={href(path('login'), { next: path('myPage') })}>{t('passwordForgottenDone:logIn')}</ButtonLink>
      </p>
      <div className={`${stack.xs} ${measure}`}>
        <p>{t('passwordForgottenDone:notYou')}</p>
        <p>
          <Link href={settings.contactUrl} variant="standalone" isExternal externalLabel={t('external')}>
            {t('contact')}
          </Link>
        </p>
      </div>
    </div>
  );
}
