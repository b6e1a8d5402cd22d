import type { StaffPerson } from '../../contract/staff.ts';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { measure, stack } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { roleInWords } from './words.ts';

/** Logged in, with a key that is not for changes of content. */
export function WrongRole({ title, staff }: { title: string; staff: StaffPerson }) {
  const { t, href } = usePage();
  return (
    <div className={`${stack.m} ${measure}`}>
      <h1 className={text.title}>{title}</h1>
      <p>{t('revision:wrongRole', { role: roleInWords(staff, t) })}</p>
      <p>
        <Link href={href(path('staff'))} variant="standalone">
          {t('revision:toStaff')}
        </Link>
      </p>
    </div>
  );
}
