import type { Choice } from '../../../contract/members.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { labelOf } from '../../members/choices.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { MemberDetailsScreen, type MemberDetailsScreenProps } from './MemberDetailsScreen.tsx';

type MemberDetailsData = Pick<MemberDetailsScreenProps, 'details' | 'sessions' | 'areOthersEnded' | 'passwordResetOn'>;

async function load({ api, query }: LoadInput): Promise<{ data: MemberDetailsData }> {
  const [{ regions, age_bands, genders, secret_questions }, { sessions }] = await Promise.all([
    api('GET /select_get'),
    api('GET /user_sessions'),
  ]);
  // Last: the notice is used up by a page that can be shown.
  const { member } = await api('POST /user_get', { reset_notice: 'shown' });
  // The words of the choice, "I do not register", are not those of a state.
  const wordsOf = (choices: readonly Choice[], value: string) =>
    value === 'unregistered' ? '' : labelOf(choices, value);
  return {
    data: {
      details: {
        userName: member.user_name,
        region: wordsOf(regions, member.region),
        ageBand: wordsOf(age_bands, member.age_band),
        gender: wordsOf(genders, member.gender),
        secretQuestions: member.secret_questions.map((question) => wordsOf(secret_questions, question)),
        registeredOn: member.registered_on,
      },
      sessions,
      passwordResetOn: member.password_reset_on,
      areOthersEnded: query.get('ended') === '1',
    },
  };
}

/** The one form of the page. */
async function action({ api }: ActionInput): Promise<string> {
  await api('POST /user_sessions_end');
  return `${path('memberDetails')}?ended=1`;
}

const head = ({ i18n: { t, lang }, route }: HeadInput<MemberDetailsData>) => ({
  label: route.label[lang],
  description: t('memberDetails:description'),
});

const Screen = ({ data }: { data: MemberDetailsData }) => <MemberDetailsScreen {...useSubmission()} {...data} />;

export const memberDetails: ScreenModule<MemberDetailsData> = { load, head, action, Screen };
