import type { Input, Output } from '../../../contract/index.ts';
import type { PasswordResetStep } from '../../../machines/passwordReset/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, FormValues, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { PasswordForgottenScreen } from './PasswordForgottenScreen.tsx';
import { usePasswordReset } from './usePasswordReset.ts';

export interface PasswordForgottenData {
  step: PasswordResetStep;
  /** All of them: which ones somebody has chosen would tell that there is such a name. */
  questions: Output<'GET /select_get'>['secret_questions'];
  /** Whose new password it is, for password managers; null before the answers were given. */
  userName: string | null;
}

const stepOf = (query: URLSearchParams): PasswordResetStep =>
  query.get('step') === 'password' ? 'password' : 'questions';

async function load({ api, query }: LoadInput): Promise<{ data: PasswordForgottenData }> {
  const step = stepOf(query);
  if (step === 'password') return { data: { step, questions: [], userName: (await api('GET /user_reset')).user_name } };
  return { data: { step, questions: (await api('GET /select_get')).secret_questions, userName: null } };
}

const asked = [
  ...(['user_name', 'secret_question_1', 'secret_answer_1', 'secret_question_2', 'secret_answer_2'] as const),
];

/** As it was typed and chosen: the API says which of it cannot be. */
const answersOf = (values: FormValues) =>
  Object.fromEntries(asked.map((name) => [name, values[name] ?? ''])) as Record<
    (typeof asked)[number],
    string
  > as Input<'POST /user_secret_check'>;

async function action({ api, values, query }: ActionInput): Promise<string> {
  if (stepOf(query) === 'questions') {
    await api('POST /user_secret_check', answersOf(values));
    return `${path('passwordForgotten')}?step=password`;
  }
  await api('POST /user_change_password', {
    password: values.password ?? '',
    password_confirmation: values.password_confirmation ?? '',
  });
  return path('passwordForgottenDone');
}

const head = ({ data: { step }, i18n: { t, lang }, route }: HeadInput<PasswordForgottenData>) => ({
  label: route.label[lang],
  ...(step === 'password' && { title: t('passwordForgotten:newTitle') }),
  description: t('passwordForgotten:description'),
});

function Reset({ data }: { data: PasswordForgottenData }) {
  const { member } = usePage();
  return <PasswordForgottenScreen {...data} {...usePasswordReset(data.step)} memberName={member?.user_name ?? null} />;
}

/** The second step begins anew. */
const Screen = ({ data }: { data: PasswordForgottenData }) => <Reset key={data.step} data={data} />;

export const passwordForgotten: ScreenModule<PasswordForgottenData> = {
  ...{ load, head, action, Screen },
  secrets: ['password', 'password_confirmation', 'secret_answer_1', 'secret_answer_2'],
};
