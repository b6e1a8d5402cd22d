import type { Api } from '../../../contract/index.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { ownAddress } from '../../addresses.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { StaffScreen } from './StaffScreen.tsx';

interface StaffData {
  /** null: nobody has logged in. */
  staff: StaffPerson | null;
  /** How much waits for this role; null: nobody has logged in. */
  waiting: number | null;
}

/** Photos to be decided, reports to be answered, changes to be decided, own changes that somebody else has yet to decide. */
async function waitingFor({ role }: StaffPerson, api: Api): Promise<number> {
  if (role === 'reviewer') return (await api('GET /staff/photos')).waiting;
  if (role === 'duty') return (await api('GET /staff/reports', { limit_num: 1 })).total;
  const which = role === 'approver' ? ({ list: 'waiting' } as const) : ({ list: 'own', state: 'waiting' } as const);
  return (await api('GET /staff/revisions', { ...which, limit_num: 1 })).total;
}

async function load({ api }: LoadInput): Promise<{ data: StaffData }> {
  const { staff } = await api('GET /staff/me');
  return { data: { staff, waiting: staff && (await waitingFor(staff, api)) } };
}

async function action({ api, values, query }: ActionInput): Promise<string> {
  if (values.intent === 'logout') {
    await api('POST /staff/logout');
    return path('staff');
  }
  await api('POST /staff/login', { token: values.token ?? '' });
  return ownAddress(query.get('next') ?? path('staff'));
}

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffData>) => ({
  label: route.label[lang],
  description: t('staff:description'),
});

function Screen({ data }: { data: StaffData }) {
  return <StaffScreen {...useSubmission()} {...data} />;
}

export const staff: ScreenModule<StaffData> = { load, head, action, secrets: ['token'], Screen };
