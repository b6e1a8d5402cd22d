import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffProposeData } from './data.ts';
import { StaffProposeScreen } from './StaffProposeScreen.tsx';
import { titleOf } from './title.ts';

const head = ({ data, i18n, route }: HeadInput<StaffProposeData>) => {
  const label = route.label[i18n.lang];
  return {
    label,
    title: data.kind === 'propose' ? titleOf(data.task, label, i18n.t) : label,
    description: i18n.t('staffPropose:description'),
  };
};

function Propose(data: StaffProposeData & { kind: 'propose' }) {
  return <StaffProposeScreen {...data} {...useSubmission()} />;
}

/** Another thing begins anew: nothing that was entered for one is sent for the next. */
const keyOf = ({ task }: StaffProposeData & { kind: 'propose' }) =>
  task.kind === 'form' ? `${task.of} ${task.id}` : task.kind;

function Screen({ data }: { data: StaffProposeData }) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffPropose:wrongRole', { role })} />;
  return <Propose key={keyOf(data)} {...data} />;
}

export const staffPropose: ScreenModule<StaffProposeData> = { load, head, action, Screen };
