import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { MemberDeleteScreen, type MemberDeleteScreenProps } from './MemberDeleteScreen.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';

interface MemberDeleteData extends Pick<MemberDeleteScreenProps, 'stored'> {
  isConfirming: boolean;
}

async function load({ api, query }: LoadInput): Promise<{ data: MemberDeleteData }> {
  const { server } = await api('GET /stored_data');
  const stored = server.filter(({ of, store }) => of === 'member' && store === 'database').map(({ what }) => what);
  return { data: { stored, isConfirming: query.get('step') === 'confirm' } };
}

async function action({ api, values }: ActionInput): Promise<string> {
  await api('POST /user_delete', { password: values.password ?? '' });
  return path('memberDeleteDone');
}

const head = ({ i18n: { t, lang }, route }: HeadInput<MemberDeleteData>) => ({
  label: route.label[lang],
  description: t('memberDelete:description'),
});

const Screen = ({ data: { stored, isConfirming } }: { data: MemberDeleteData }) => (
  <MemberDeleteScreen stored={stored} {...useAccountDeletion(isConfirming)} />
);

export const memberDelete: ScreenModule<MemberDeleteData> = { load, head, action, secrets: ['password'], Screen };
