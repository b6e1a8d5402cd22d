import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffReportsData } from './data.ts';
import { StaffReportsScreen } from './StaffReportsScreen.tsx';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffReportsData>) => ({
  label: route.label[lang],
  description: t('staffReports:description'),
});

type ListData = StaffReportsData & { kind: 'list' };

/**
 * An answer that is pressed while another page is on its way is sent all the same, and leads to its outcome: the screen
 * stays, and each report has a form of its own.
 */
function List({ data }: { data: ListData }) {
  return <StaffReportsScreen {...data} {...useSubmission(true)} />;
}

function Screen({ data }: ScreenProps<StaffReportsData>) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffReports:wrongRole', { role })} />;
  return <List data={data} />;
}

export const staffReports: ScreenModule<StaffReportsData> = { load, head, action, Screen };
