import type { StaffPerson } from '../../../contract/staff.ts';
import { ownAddress } from '../../addresses.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { StaffScreen } from './StaffScreen.tsx';

interface StaffData {
  /** null: nobody has logged in. */
  staff: StaffPerson | null;
  /** How many reports of visitors wait; null: this key does not answer them. */
  openReports: number | null;
}

async function load({ api }: LoadInput): Promise<{ data: StaffData }> {
  const { staff } = await api('GET /staff/me');
  const openReports = staff?.role === 'duty' ? (await api('GET /staff/reports', { limit_num: 1 })).total : null;
  return { data: { staff, openReports } };
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
