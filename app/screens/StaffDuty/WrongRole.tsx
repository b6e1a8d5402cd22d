import type { StaffPerson } from '../../../contract/staff.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { roleInWords } from '../../staff/words.ts';

/** Logged in, with a key that is not for duty. */
export function WrongRole({ staff }: { staff: StaffPerson }) {
  const { t, lang, href, route } = usePage();
  return (
    <div className={`${stack.m} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      <p>{t('staffDuty:wrongRole', { role: roleInWords(staff, t) })}</p>
      <p>
        <Link href={href(path('staff'))} variant="standalone">
          {t('staffDuty:toStaff')}
        </Link>
      </p>
    </div>
  );
}
