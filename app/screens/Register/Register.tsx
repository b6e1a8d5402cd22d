import { ApiError } from '../../../contract/apiError.ts';
import type { Input, Output } from '../../../contract/index.ts';
import { loadMemberChoices, type MemberChoices } from '../../members/choices.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, FormValues, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { useRegistration } from './useRegistration.ts';

export type Draft = NonNullable<Output<'GET /user_draft'>['draft']>;

export interface RegisterData {
  step: 'form' | 'confirmation';
  /** What this browser has entered and not registered yet; only where it was asked for. */
  draft: Draft | null;
  /** There was to be a draft, and there is none. */
  isExpired: boolean;
  /** It has just been discarded. */
  isDiscarded: boolean;
  choices: MemberChoices;
}

const confirmation = () => `${path('register')}?step=confirm`;

async function load({ api, query }: LoadInput): Promise<{ data: RegisterData }> {
  const step = query.get('step');
  const wantsDraft = step === 'confirm' || step === 'change';
  const [choices, draft] = await Promise.all([
    loadMemberChoices(api),
    wantsDraft ? api('GET /user_draft').then((response) => response.draft) : null,
  ]);
  return {
    data: {
      ...{ choices, draft },
      step: step === 'confirm' && draft ? 'confirmation' : 'form',
      isExpired: wantsDraft && !draft,
      isDiscarded: step === 'discarded',
    },
  };
}

const entered = [
  ...(['user_name', 'password', 'password_confirmation', 'region', 'age_band', 'gender', 'terms'] as const),
  ...(['secret_question_1', 'secret_answer_1', 'secret_question_2', 'secret_answer_2'] as const),
];

/** As it was typed and chosen: the API says which of it cannot be. */
const draftOf = (values: FormValues) =>
  Object.fromEntries(entered.map((name) => [name, values[name] ?? ''])) as Record<
    (typeof entered)[number],
    string
  > as Input<'POST /user_draft'>;

async function action({ api, values }: ActionInput): Promise<string> {
  if (values.intent === 'discard') {
    await api('POST /user_draft_delete');
    return `${path('register')}?step=discarded`;
  }
  if (values.intent !== 'save') {
    await api('POST /user_draft', draftOf(values));
    return confirmation();
  }
  try {
    await api('POST /user_draft_save');
    return path('registerDone');
  } catch (error) {
    // The 30 minutes have passed: the page of the confirmation finds no draft, and says so.
    if (error instanceof ApiError && error.code === 'E404') return confirmation();
    throw error;
  }
}

const head = ({ data: { step }, i18n: { t, lang }, route }: HeadInput<RegisterData>) => ({
  label: route.label[lang],
  ...(step === 'confirmation' && { title: t('register:confirmTitle') }),
  description: t('register:description'),
  isIndexed: step === 'form',
});

function Registration({ data }: { data: RegisterData }) {
  const { member } = usePage();
  return <RegisterScreen {...data} {...useRegistration(data)} memberName={member?.user_name ?? null} />;
}

/** From the confirmation back to the form nothing is left of the one in the other. */
const Screen = ({ data }: { data: RegisterData }) => <Registration key={usePage().query.get('step')} data={data} />;

export const register: ScreenModule<RegisterData> = {
  ...{ load, head, action, Screen },
  secrets: ['password', 'password_confirmation', 'secret_answer_1', 'secret_answer_2'],
};
