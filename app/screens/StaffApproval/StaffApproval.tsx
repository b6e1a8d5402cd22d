import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffApprovalData } from './data.ts';
import { NoProposal } from './NoProposal.tsx';
import { StaffApprovalScreen } from './StaffApprovalScreen.tsx';
import { titleOf } from './title.ts';
import { useApproval } from './useApproval.ts';

const head = ({ i18n, route }: HeadInput<StaffApprovalData>) => ({
  label: titleOf(route, i18n),
  description: i18n.t('staffApproval:description'),
});

function Proposal({ data }: { data: StaffApprovalData & { kind: 'proposal' } }) {
  const { revision, isRejecting } = data;
  return <StaffApprovalScreen {...data} {...useApproval(revision, isRejecting)} />;
}

function Screen({ data }: { data: StaffApprovalData }) {
  const { i18n, route } = usePage();
  if (data.kind === 'wrongRole')
    return (
      <WrongRole
        title={titleOf(route!, i18n)}
        staff={data.staff}
        sentence={(role) => i18n.t('revision:wrongRole', { role })}
      />
    );
  if (data.kind !== 'proposal') return <NoProposal isGone={data.kind === 'gone'} />;
  const { revision, outcome } = data;
  // Another proposal, or another state of it, begins anew.
  return <Proposal key={[revision.id, revision.version, outcome].join()} data={data} />;
}

export const staffApproval: ScreenModule<StaffApprovalData> = { load, head, action, Screen };
