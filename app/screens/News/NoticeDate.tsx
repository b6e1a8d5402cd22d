import type { Notice } from '../../../contract/reading.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { when } from './NewsScreen.css.ts';

/** When a notice came out and of what kind it is. */
export function NoticeDate({
  notice: { published_on, category },
}: {
  notice: Pick<Notice, 'published_on' | 'category'>;
}) {
  const { t, i18n } = usePage();
  return (
    <p className={cluster.xs}>
      <time dateTime={published_on} className={when}>
        {i18n.date(published_on)}
      </time>
      <Tag variant={category === 'safety' ? 'accent' : 'plain'}>{t(`news:category_${category}`)}</Tag>
    </p>
  );
}
