import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';

interface PasswordResetData {
  isSaved: boolean;
}

const load = async ({ query }: LoadInput) => ({ data: { isSaved: query.get('saved') === '1' } });

async function action({ api, values }: ActionInput): Promise<string> {
  await api('POST /user_change_password', {
    current_password: values.current_password ?? '',
    password: values.password ?? '',
    password_confirmation: values.password_confirmation ?? '',
  });
  return `${path('passwordReset')}?saved=1`;
}

const head = ({ data: { isSaved }, i18n: { t, lang }, route }: HeadInput<PasswordResetData>) => ({
  label: route.label[lang],
  ...(isSaved && { title: t('passwordReset:savedTitle') }),
  description: t('passwordReset:description'),
});

function Screen({ data: { isSaved } }: { data: PasswordResetData }) {
  const { member } = usePage();
  return <PasswordResetScreen {...useSubmission()} isSaved={isSaved} userName={member?.user_name ?? ''} />;
}

export const passwordReset: ScreenModule<PasswordResetData> = {
  ...{ load, head, action, Screen },
  secrets: ['current_password', 'password', 'password_confirmation'],
};
