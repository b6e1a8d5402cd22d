import { unauthorised } from '../../../contract/apiError.ts';
import { type RevisionList, revisionLists, tracedKinds } from '../../../contract/revisionRules.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import type { StaffRole } from '../../../contract/staffRoles.ts';
import { asked, pageNumber } from '../../asked.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, Loaded, LoadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { revisionsPerPage, type StaffContentData, StaffContentScreen } from './StaffContentScreen.tsx';

/** Where each begins: what waits for them, what they have proposed, or all that there is. */
const firstList: Record<Exclude<StaffRole, 'reviewer'>, RevisionList> = {
  approver: 'waiting',
  author: 'own',
  duty: 'all',
};

async function load({ api, query }: LoadInput): Promise<Loaded<StaffContentData>> {
  const [askedList, askedKind, wanted] = [query.get('list'), query.get('kind'), pageNumber(query)];
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role === 'reviewer') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const list = revisionLists.find((each) => each === askedList) ?? firstList[staff.role];
  const ofKind = tracedKinds.find((each) => each === askedKind) ?? null;
  const revisionsOf = (page_num: string) =>
    api('GET /staff/revisions', { list, page_num, limit_num: revisionsPerPage, ...(ofKind && { kind: ofKind }) });
  const found = await asked(revisionsOf(wanted));
  // Instead of a page that is not there, the first one.
  const { revisions, total, page_num } = found.value ?? (await revisionsOf('1'));
  const wrongPage = found.value ? null : wanted.slice(0, 20);
  return {
    data: { kind: 'list', staff, list, ofKind, revisions, total, page: page_num, wrongPage },
    status: wrongPage === null ? 200 : 422,
  };
}

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffContentData>) => ({
  label: route.label[lang],
  description: t('staffContent:description'),
});

function ForOthers({ staff }: { staff: StaffPerson }) {
  const { t } = usePage();
  return <WrongRole staff={staff} sentence={(role) => t('revision:wrongRole', { role })} />;
}

export const staffContent: ScreenModule<StaffContentData> = {
  load,
  head,
  Screen: ({ data }) =>
    data.kind === 'wrongRole' ? <ForOthers staff={data.staff} /> : <StaffContentScreen {...data} />,
};
