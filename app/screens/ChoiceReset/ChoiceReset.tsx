import type { Input } from '../../../contract/index.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { loadMemberChoices } from '../../members/choices.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import type { Route } from '../../routes.ts';
import { ChoiceResetScreen, type ChoiceResetScreenProps } from './ChoiceResetScreen.tsx';

type ChoiceResetData = Pick<ChoiceResetScreenProps, 'choice' | 'value' | 'choices' | 'isSaved' | 'passwordResetOn'>;

const choiceOf = ({ props }: Route) => props!.choice!;

async function load({ api, query, route }: LoadInput): Promise<{ data: ChoiceResetData }> {
  const choice = choiceOf(route);
  const choices = await loadMemberChoices(api);
  // Last: the notice is used up by a page that can be shown.
  const { member } = await api('POST /user_get', { reset_notice: 'shown' });
  return {
    data: {
      ...{ choice, value: member[choice], isSaved: query.get('saved') === '1' },
      passwordResetOn: member.password_reset_on,
      // A page carries what it shows.
      choices: choice === 'region' ? choices : { ...choices, municipalities: [], otherRegions: [] },
    },
  };
}

async function action({ api, values, route }: ActionInput): Promise<string> {
  const choice = choiceOf(route);
  // Whether there is such a choice is for the server to say.
  await api('POST /user_change', { [choice]: values[choice] ?? '' } as Input<'POST /user_change'>);
  return `${route.path}?saved=1`;
}

const head = ({ data: { choice, isSaved }, i18n: { t, lang }, route }: HeadInput<ChoiceResetData>) => ({
  label: route.label[lang],
  ...(isSaved && { title: t(`choiceReset:savedTitle_${choice}`) }),
  description: t(`choiceReset:description_${choice}`),
});

const Screen = ({ data }: { data: ChoiceResetData }) => <ChoiceResetScreen {...useSubmission()} {...data} />;

export const choiceReset: ScreenModule<ChoiceResetData> = { load, head, action, Screen };
