import type { Output } from '../../../contract/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './StaffPhotos.css.ts';

/** What comes next; any of them can be opened out of turn. */
export function QueueList({ queue }: { queue: Output<'GET /staff/photos'>['queue'] }) {
  const { t, i18n, href } = usePage();
  return (
    <Section heading={t('staffPhotos:queue')}>
      <ol className={css.plainList}>
        {queue.map(({ id, title, posted_at, is_reported }) => (
          <li key={id} className={cluster.s}>
            <Link href={href(path('staffPhotos'), { id })} variant="standalone">
              {/* Two photos may have one title: the moment tells them apart. */}
              <span>
                <NameIn name={title} /> <time dateTime={posted_at}>{i18n.moment(posted_at)}</time>
              </span>
            </Link>
            {is_reported && <Tag variant="strong">{t('staffPhotos:reported')}</Tag>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
