import type { PreviewProblem, PreviewRefusal } from '../../../contract/previews.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { PreviewDay } from '../../staff/PreviewDay.tsx';
import { titleOf } from './title.ts';

export interface StaffPreviewData extends Omit<PreviewRefusal, 'problem'> {
  /** null: the address names no proposal. */
  problem: PreviewProblem | null;
  /** Of the proposal, the day and the link, as the address has them. */
  id: string;
  on: string;
  token: string | null;
}

/** On another day the page may be there. */
const dependsOnDay: readonly PreviewProblem[] = ['overtaken', 'inTheWay'];

/** In place of a page that cannot be shown: why, and what can be done. */
export function StaffPreviewScreen({ problem, detail, id, on, token }: StaffPreviewData) {
  const { t, i18n, href, route } = usePage();
  return (
    <div className={`${stack.m} ${measure}`}>
      <h1 className={text.title}>{titleOf(route!, i18n)}</h1>
      <Notice
        tone={problem ? 'warning' : 'info'}
        heading={t(`staffPreview:problem_${problem ?? 'none'}`)}
        headingLevel={2}
      >
        <div className={stack.xs}>
          <p>{t(`staffPreview:help_${problem ?? 'none'}`)}</p>
          {detail && (
            <p>
              {t('staffPreview:detail')}
              {/* By the program that checks: it knows English alone. */}
              <span lang="en">{detail}</span>
            </p>
          )}
        </div>
      </Notice>
      {problem && dependsOnDay.includes(problem) && <PreviewDay id={id} on={on} token={token} />}
      <p>
        <Link href={href(path('staff'))} variant="standalone">
          {t('staffRole:toStaff')}
        </Link>
      </p>
    </div>
  );
}
