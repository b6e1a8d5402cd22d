import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { load, type StaffLogData } from './data.ts';
import { StaffLogScreen } from './StaffLogScreen.tsx';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffLogData>) => ({
  label: route.label[lang],
  description: t('staffLog:description'),
});

function Screen({ data }: { data: StaffLogData }) {
  const { t } = usePage();
  return data.kind === 'wrongRole' ? (
    <WrongRole staff={data.staff} sentence={(role) => t('revision:wrongRole', { role })} />
  ) : (
    <StaffLogScreen {...data} />
  );
}

export const staffLog: ScreenModule<StaffLogData> = { load, head, Screen };
