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

interface DutyProps {
  data: StaffDutyData & { kind: 'duty' };
  isPending: boolean;
}

function Duty({ data, isPending }: DutyProps) {
  const submission = useSubmission(true);
  return <StaffDutyScreen {...data} {...submission} isPending={submission.isPending || isPending} />;
}

/** Another task, or another outcome, begins anew: nothing that was entered for one stands in the form of the next. */
const keyOf = ({ task, outcome, outcomeId, state }: DutyProps['data']) =>
  [
    ...[task.kind, outcome, outcomeId],
    ...(task.kind === 'close' ? [task.course.id, task.status, task.reason] : []),
    ...(task.kind === 'raise' ? [task.alert] : []),
    ...(task.kind === 'choose' ? [task.keyword] : []),
    ...[...state.closures, ...state.alerts].map(({ id }) => id),
  ].join();

function Screen({ data, isPending }: ScreenProps<StaffDutyData>) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffDuty:wrongRole', { role })} />;
  return <Duty key={keyOf(data)} {...{ data, isPending }} />;
}

export const staffDuty: ScreenModule<StaffDutyData> = { load, head, action, Screen };
