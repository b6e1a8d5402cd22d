import type { StaffPerson } from '../../../contract/staff.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffContentData } from './data.ts';
import { StaffContentScreen } from './StaffContentScreen.tsx';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffContentData>) => ({
  label: route.label[lang],
  description: t('staffContent:description'),
});

function ForOthers({ staff }: { staff: StaffPerson }) {
  const { t } = usePage();
  return <WrongRole staff={staff} sentence={(role) => t('revision:wrongRole', { role })} />;
}

function Listed(data: StaffContentData & { kind: 'list' }) {
  return <StaffContentScreen {...data} {...useSubmission(true)} />;
}

export const staffContent: ScreenModule<StaffContentData> = {
  load,
  action,
  head,
  Screen: ({ data }) => (data.kind === 'wrongRole' ? <ForOthers staff={data.staff} /> : <Listed {...data} />),
};
