import type { Notice } from '../../../contract/reading.ts';
import { Link } from '../../../ui/Link/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NoticeDate } from './NoticeDate.tsx';

/** A notice in a list: when, of what kind, and its title, which leads to it. */
export function NoticeLine({ notice }: { notice: Notice }) {
  const { href } = usePage();
  return (
    <>
      <NoticeDate notice={notice} />
      <Link href={href(path('newsDetail', notice))} variant="standalone">
        {notice.title}
      </Link>
    </>
  );
}
