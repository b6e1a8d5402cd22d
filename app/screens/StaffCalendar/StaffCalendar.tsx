import { unauthorised } from '../../../contract/apiError.ts';
import { asked } from '../../asked.ts';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, Loaded, LoadInput, ScreenModule } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { type StaffCalendarData, StaffCalendarScreen } from './StaffCalendarScreen.tsx';
import { monthInWords } from './words.ts';

async function load({ api, query }: LoadInput): Promise<Loaded<StaffCalendarData>> {
  const wanted = query.get('month');
  const { staff } = await api('GET /staff/me');
  if (!staff) throw unauthorised();
  if (staff.role === 'reviewer') return { data: { kind: 'wrongRole', staff }, status: 403 };
  const found = wanted ? await asked(api('GET /staff/calendar', { month: wanted })) : null;
  if (found?.value) return { data: { kind: 'calendar', staff, calendar: found.value, isWrongMonth: false } };
  // Instead of a month that cannot be shown, the present one.
  const calendar = await api('GET /staff/calendar');
  return {
    data: { kind: 'calendar', staff, calendar, isWrongMonth: found !== null },
    status: found ? 422 : 200,
  };
}

function head({ data, i18n: { t, lang }, route }: HeadInput<StaffCalendarData>) {
  const label = route.label[lang];
  return {
    label,
    title:
      data.kind === 'calendar'
        ? t('staffCalendar:title', { label, month: monthInWords(data.calendar.month, lang) })
        : label,
    description: t('staffCalendar:description'),
  };
}

function Screen({ data }: { data: StaffCalendarData }) {
  const { t } = usePage();
  return data.kind === 'wrongRole' ? (
    <WrongRole staff={data.staff} sentence={(role) => t('revision:wrongRole', { role })} />
  ) : (
    <StaffCalendarScreen {...data} />
  );
}

export const staffCalendar: ScreenModule<StaffCalendarData> = { load, head, Screen };
