import type { SubmitEvent } from 'react';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useNameCheck } from '../../members/useNameCheck.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { UsernameResetScreen } from './UsernameResetScreen.tsx';

interface UsernameResetData {
  isSaved: boolean;
}

const load = async ({ query }: LoadInput) => ({ data: { isSaved: query.get('saved') === '1' } });

async function action({ api, values }: ActionInput): Promise<string> {
  await api('POST /user_change', { user_name: values.user_name ?? '' });
  return `${path('usernameReset')}?saved=1`;
}

const head = ({ data: { isSaved }, i18n: { t, lang }, route }: HeadInput<UsernameResetData>) => ({
  label: route.label[lang],
  ...(isSaved && { title: t('usernameReset:savedTitle') }),
  description: t('usernameReset:description'),
});

function Screen({ data: { isSaved } }: { data: UsernameResetData }) {
  const currentName = usePage().member?.user_name ?? '';
  const { stop, ...check } = useNameCheck(currentName);
  const { onSubmit, ...submission } = useSubmission();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    stop();
    onSubmit(event);
  };
  return <UsernameResetScreen {...submission} {...check} {...{ isSaved, currentName }} onSubmit={send} />;
}

export const usernameReset: ScreenModule<UsernameResetData> = { load, head, action, Screen };
