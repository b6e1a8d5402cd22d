import type { StaffPerson } from '../../contract/staff.ts';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { measure, stack } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { roleInWords } from './words.ts';

export interface WrongRoleProps {
  staff: StaffPerson;
  /** What a key of this role cannot do here, and which one can. */
  sentence: (role: string) => string;
  /** The label of the route, when left out. */
  title?: string;
}

/** Logged in, with a key that is not for this page. */
export function WrongRole({ staff, sentence, title }: WrongRoleProps) {
  const { t, lang, href, route } = usePage();
  return (
    <div className={`${stack.m} ${measure}`}>
      <h1 className={text.title}>{title ?? route?.label[lang]}</h1>
      <p>{sentence(roleInWords(staff, t))}</p>
      <p>
        <Link href={href(path('staff'))} variant="standalone">
          {t('staffRole:toStaff')}
        </Link>
      </p>
    </div>
  );
}
