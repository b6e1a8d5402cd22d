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

/** A form that is pressed while another task is on its way is sent all the same, as it stands on the screen. */
function Duty({ data }: { data: DutyData }) {
  return <StaffDutyScreen key={taskOf(data)} {...data} {...useSubmission(true)} />;
}

/** Another task begins anew: nothing that was entered for one stands in the form of the next. */
const taskOf = ({ task }: DutyData) =>
  [
    task.kind,
    ...(task.kind === 'close' ? [task.course.id, task.status, task.reason] : []),
    ...(task.kind === 'raise' ? [task.alert] : []),
    ...(task.kind === 'choose' ? [task.keyword] : []),
  ].join();

/** Another outcome ends what was sent; another task does not: what is under way still leads to its outcome. */
const outcomeOf = ({ outcome, outcomeId, state }: DutyData) =>
  [outcome, outcomeId, ...[...state.closures, ...state.alerts].map(({ id }) => id)].join();

function Screen({ data }: ScreenProps<StaffDutyData>) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffDuty:wrongRole', { role })} />;
  return <Duty key={outcomeOf(data)} data={data} />;
}

export const staffDuty: ScreenModule<StaffDutyData> = { load, head, action, Screen };
