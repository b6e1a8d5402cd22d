import type { MemberSession } from '../../../contract/members.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ConfirmList } from '../../../ui/ConfirmList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PasswordWasReset } from '../../profile/PasswordWasReset.tsx';
import { path, route as routeOf } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { Sessions } from './Sessions.tsx';

/** In words; empty: not registered. */
export interface Details {
  userName: string;
  region: string;
  ageBand: string;
  gender: string;
  secretQuestions: readonly string[];
  registeredOn: string;
}

export interface MemberDetailsScreenProps extends Submission {
  details: Details;
  sessions: readonly MemberSession[];
  /** The logins on other devices have just been ended. */
  areOthersEnded: boolean;
  passwordResetOn: string | null;
}

/** What a member has registered, where they are logged in, and what is stored about them; each with the way to change or end it. */
export function MemberDetailsScreen(props: MemberDetailsScreenProps) {
  const { details, sessions, areOthersEnded, passwordResetOn, ...form } = props;
  const { t, lang, href, route, i18n } = usePage();
  return (
    <>
      <div className={`${stack.m} ${measure}`}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <PasswordWasReset on={passwordResetOn} />
        {areOthersEnded && !form.problem && (
          <Notice tone="success" heading={t('memberDetails:endedTitle')}>
            {t('memberDetails:endedText')}
          </Notice>
        )}
        <ConfirmList
          changeLabel={t('memberDetails:change')}
          emptyLabel={t('profile:notRegistered')}
          secretLabel={t('memberDetails:notShown')}
          items={[
            {
              id: 'user_name',
              label: t('memberDetails:userName'),
              value: <NameIn name={details.userName} />,
              href: href(path('usernameReset')),
            },
            {
              id: 'password',
              label: t('memberDetails:password'),
              value: t('memberDetails:notShown'),
              isSecret: true,
              href: href(path('passwordReset')),
            },
            {
              id: 'region',
              label: t('memberDetails:region'),
              value: details.region,
              href: href(path('regionReset')),
            },
            { id: 'age_band', label: t('memberDetails:ageBand'), value: details.ageBand, href: href(path('ageReset')) },
            { id: 'gender', label: t('memberDetails:gender'), value: details.gender, href: href(path('genderReset')) },
            {
              id: 'secret_questions',
              label: t('memberDetails:secretQuestions'),
              value: details.secretQuestions.join('\n'),
              isFixed: true,
            },
            {
              id: 'registered_on',
              label: t('memberDetails:registeredOn'),
              value: <time dateTime={details.registeredOn}>{i18n.date(details.registeredOn)}</time>,
              isFixed: true,
            },
          ]}
        />
      </div>
      <Sessions sessions={sessions} {...form} />
      <Section heading={routeOf('memberData').label[lang]} lead={t('memberDetails:dataText')}>
        <p>
          <Link href={href(path('memberData'))} variant="standalone">
            {t('memberDetails:toData')}
          </Link>
        </p>
      </Section>
      <Section heading={routeOf('memberDelete').label[lang]} lead={t('memberDetails:deleteText')}>
        <p>
          <Link href={href(path('memberDelete'))} variant="standalone">
            {t('memberDetails:toDelete')}
          </Link>
        </p>
      </Section>
    </>
  );
}
