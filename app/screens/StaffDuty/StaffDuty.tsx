import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffDutyData } from './data.ts';
import { StaffDutyScreen } from './StaffDutyScreen.tsx';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffDutyData>) => ({
  label: route.label[lang],
  description: t('staffDuty:description'),
});

type DutyData = StaffDutyData & { kind: 'duty' };

/**
 * A form that is pressed while another task is on its way is sent all the same, as it stands on the screen. What is under
 * way leads to its outcome, whatever pages come meanwhile: the screen stays, and each task has a form of its own.
 */
function Duty({ data }: { data: DutyData }) {
  return <StaffDutyScreen {...data} {...useSubmission(true)} />;
}

function Screen({ data }: ScreenProps<StaffDutyData>) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffDuty:wrongRole', { role })} />;
  return <Duty data={data} />;
}

export const staffDuty: ScreenModule<StaffDutyData> = { load, head, action, Screen };
