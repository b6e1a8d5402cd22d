import type { StaffPerson } from '../../../contract/staff.ts';
import type { StaffRole } from '../../../contract/staffRoles.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { PasswordField } from '../../../ui/PasswordField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path, type RouteId, route as routeOf } from '../../routes.ts';
import { roleInWords } from '../../staff/words.ts';

export interface StaffScreenProps extends Submission {
  /** null: nobody has logged in. */
  staff: StaffPerson | null;
  /** How much waits for this role; null: nobody has logged in. */
  waiting: number | null;
}

/** The key of staff; after that what it opens, and the way out. */
export function StaffScreen({ staff, waiting, ...form }: StaffScreenProps) {
  const { lang, route } = usePage();
  return (
    <div className={`${stack.l} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      {staff ? <Inside staff={staff} waiting={waiting ?? 0} {...form} /> : <Outside {...form} />}
    </div>
  );
}

function Outside({ problem, isPending, onSubmit }: Submission) {
  const { t, lang } = usePage();
  return (
    <>
      <p>{t('staff:lead')}</p>
      <Form
        method="post"
        fields={{ token: { label: t('staff:token') } }}
        words={formWords[lang]}
        {...useFormProblems(problem, { unauthorised: t('staff:wrong') })}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <PasswordField
              id="token"
              name="token"
              label={t('staff:token')}
              description={t('staff:tokenHelp')}
              autoComplete="current-password"
              showLabel={t('staff:show')}
              hideLabel={t('staff:hide')}
              shownStatus={t('staff:shown')}
              hiddenStatus={t('staff:hidden')}
              errorMessage={messages.token}
              isRequired
              requirementLabel={t('required')}
            />
            <div>
              <Button type="submit" size="l" isPending={isPending} pendingLabel={t('staff:sending')}>
                {t('staff:submit')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </>
  );
}

/** What each role opens. */
const pages = {
  reviewer: { route: 'staffPhotos', words: 'canReview' },
  duty: { route: 'staffDuty', words: 'canClose' },
  author: { route: 'staffContent', words: 'canPropose' },
  approver: { route: 'staffContent', words: 'canApprove' },
} as const satisfies Record<StaffRole, object>;

/** What several roles open beside it. */
const more = {
  staffFacts: ['duty'],
  staffPropose: ['author', 'approver'],
  staffImport: ['author'],
  staffCalendar: ['author', 'approver', 'duty'],
  staffLog: ['author', 'approver', 'duty'],
} as const satisfies Partial<Record<RouteId, readonly StaffRole[]>>;
const moreOf = (role: StaffRole) =>
  (Object.keys(more) as (keyof typeof more)[]).filter((route) => more[route].some((each) => each === role));

type InsideProps = Submission & { staff: StaffPerson; waiting: number };

function Inside({ staff, waiting, problem, isPending, onSubmit }: InsideProps) {
  const { t, lang, href } = usePage();
  const own = pages[staff.role];
  return (
    <>
      <p>{t('staff:loggedIn', { role: roleInWords(staff, t) })}</p>
      <p>{t(`staff:${own.words}`)}</p>
      {staff.role !== 'duty' && (
        <p>
          <strong>
            {waiting > 0 ? t(`staff:waiting_${staff.role}`, { count: waiting }) : t('staff:nothingWaits')}
          </strong>
        </p>
      )}
      <p>
        <ButtonLink href={href(path(own.route))} size="l">
          {routeOf(own.route).label[lang]}
        </ButtonLink>
      </p>
      {staff.role === 'duty' && <Reports open={waiting} />}
      {moreOf(staff.role).map((route) => (
        <p key={route}>
          <Link href={href(path(route))} variant="standalone">
            {routeOf(route).label[lang]}
          </Link>
        </p>
      ))}
      <Form method="post" fields={{}} words={formWords[lang]} {...useFormProblems(problem)} onSubmit={onSubmit}>
        <p>{t('staff:logOutHelp')}</p>
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="logout"
            isPending={isPending}
            pendingLabel={t('staff:leaving')}
          >
            {t('staff:logOut')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** What visitors have reported, and how much of it waits. */
function Reports({ open }: { open: number }) {
  const { t, lang, href } = usePage();
  return (
    <>
      <p>{open > 0 ? t('staff:openReports', { count: open }) : t('staff:noOpenReports')}</p>
      <p>
        <ButtonLink href={href(path('staffReports'))} size="l" variant={open > 0 ? 'primary' : 'secondary'}>
          {routeOf('staffReports').label[lang]}
        </ButtonLink>
      </p>
    </>
  );
}
