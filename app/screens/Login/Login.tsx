import { ownAddress } from '../../addresses.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { LoginScreen } from './LoginScreen.tsx';

interface LoginData {
  /** Address of this site where the login leads. */
  next: string;
}

const nextOf = (query: URLSearchParams) => ownAddress(query.get('next') ?? path('top'));

const load = async ({ query }: LoadInput) => ({ data: { next: nextOf(query) } });

/** The form of every page's header logs out by it, too. */
async function action({ api, values, query }: ActionInput): Promise<string> {
  if (values.intent === 'logout') {
    await api('POST /user_logout');
    return path('top');
  }
  await api('POST /user_login', { user_name: values.user_name ?? '', password: values.password ?? '' });
  return nextOf(query);
}

const head = ({ i18n: { t, lang }, route }: HeadInput<LoginData>) => ({
  label: route.label[lang],
  description: t('login:description'),
});

function Screen({ data: { next } }: { data: LoginData }) {
  const { member } = usePage();
  return <LoginScreen {...useSubmission()} next={next} memberName={member?.user_name ?? null} />;
}

export const login: ScreenModule<LoginData> = { load, head, action, secrets: ['password'], Screen };
