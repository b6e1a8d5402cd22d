import type { StaffPerson } from '../../../contract/staff.ts';
import { ownAddress } from '../../addresses.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { StaffScreen } from './StaffScreen.tsx';

interface StaffData {
  /** null: nobody has logged in. */
  staff: StaffPerson | null;
}

const load = async ({ api }: LoadInput): Promise<{ data: StaffData }> => ({ data: await api('GET /staff/me') });

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

function Screen({ data: { staff } }: { data: StaffData }) {
  return <StaffScreen {...useSubmission()} staff={staff} />;
}

export const staff: ScreenModule<StaffData> = { load, head, action, secrets: ['token'], Screen };
