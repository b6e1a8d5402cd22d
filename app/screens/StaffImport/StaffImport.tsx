import { useSubmission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffImportData } from './data.ts';
import { StaffImportScreen } from './StaffImportScreen.tsx';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffImportData>) => ({
  label: route.label[lang],
  description: t('staffImport:description'),
});

function Import(data: StaffImportData & { kind: 'import' }) {
  return <StaffImportScreen {...data} {...useSubmission()} />;
}

/** Another task begins anew: no file that was chosen for one is sent for the next. */
const keyOf = ({ task }: StaffImportData & { kind: 'import' }) =>
  task.kind === 'line' ? `line ${task.course.id}` : task.kind;

function Screen({ data }: { data: StaffImportData }) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffImport:wrongRole', { role })} />;
  return <Import key={keyOf(data)} {...data} />;
}

export const staffImport: ScreenModule<StaffImportData> = { load, head, action, Screen };
