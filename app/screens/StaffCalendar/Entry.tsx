import type { PlannedEntry } from '../../../contract/staffCalendar.ts';
import type { StaffRole } from '../../../contract/staffRoles.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ThingLine } from '../../staff/ThingLine.tsx';
import { roleInWords } from '../../staff/words.ts';
import * as css from './StaffCalendar.css.ts';
import { timeInWords } from './words.ts';

export interface EntryProps {
  entry: PlannedEntry;
  /** Whoever looks at it. */
  role: StaffRole;
  /** Its time has passed: the day is said with it. */
  isOverdue?: boolean;
}

/** When, what and by whom; it leads to where that is decided or ended. */
export function Entry({ entry, role, isOverdue = false }: EntryProps) {
  const { t, i18n, lang, href } = usePage();
  const { at, step, kind, name, action, revision_id, by } = entry;
  const isOfDuty = step === 'begin' || step === 'end';
  return (
    <li className={css.entry}>
      <div className={cluster.s}>
        <time dateTime={at}>{isOverdue ? i18n.moment(at) : timeInWords(at, lang)}</time>
        <Tag variant={step === 'wish' || isOverdue ? 'strong' : 'accent'}>
          {t(isOverdue ? `staffCalendar:late_${step as 'wish' | 'publish'}` : `staffCalendar:step_${step}`)}
        </Tag>
      </div>
      <p>
        <ThingLine
          revisionId={revision_id}
          isNumbered
          {...{ kind, name, action }}
          {...(isOfDuty && { step: t(`revision:duty_${step === 'begin' ? 'add' : 'remove'}`) })}
        />
      </p>
      <p className={text.small}>
        {t(`staffCalendar:by_${isOfDuty ? 'duty' : 'proposal'}`, { role: roleInWords(by, t) })}
      </p>
      {isOfDuty && role === 'duty' && (
        <p>
          <Link href={href(path('staffDuty'))} variant="standalone">
            {t('staffCalendar:toDuty')}
          </Link>
        </p>
      )}
    </li>
  );
}
