import type { SiteKind } from '../../../contract/siteKinds.ts';
import type { SiteResult } from '../../../contract/siteSearch.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { StatusTag } from '../../courses/StatusTag.tsx';
import { usePage } from '../../PageContext.tsx';
import { Marked } from './Marked.tsx';
import * as css from './SiteSearch.css.ts';

/** One result: its title leads to it; the date of what has one, and a part of the text. */
export function ResultEntry({ result, kind }: { result: SiteResult; kind: SiteKind }) {
  const { t, i18n, href } = usePage();
  const { title, title_marks, excerpt, excerpt_marks, date, path, course_status: status } = result;
  return (
    <li className={css.entry}>
      <div className={cluster.s}>
        <Link href={href(path)} variant="standalone">
          {/* In one piece: the link sets what it holds apart. */}
          <span>
            <Marked text={title} marks={title_marks} />
          </span>
        </Link>
        {status && <StatusTag status={status} />}
      </div>
      {date && (
        <p className={css.date}>
          {t(kind === 'event' ? 'siteSearch:takesPlace' : 'siteSearch:published')}
          <time dateTime={date}>{i18n.date(date)}</time>
        </p>
      )}
      {excerpt && (
        <p className={css.excerpt}>
          <Marked text={excerpt} marks={excerpt_marks} />
        </p>
      )}
    </li>
  );
}
