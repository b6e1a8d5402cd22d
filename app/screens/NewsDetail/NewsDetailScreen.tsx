import type { NoticeDetail } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { SafeText } from '../../text/SafeText.tsx';
import { NoticeDate } from '../News/NoticeDate.tsx';

export function NewsDetailScreen({ notice }: { notice: NoticeDetail }) {
  const { t, href } = usePage();
  return (
    <article className={stack.m}>
      <h1 className={text.title}>{notice.title}</h1>
      <NoticeDate notice={notice} />
      <SafeText html={notice.body} />
      <p>
        <BackLink href={href(path('news'))}>{t('news:back')}</BackLink>
      </p>
    </article>
  );
}
