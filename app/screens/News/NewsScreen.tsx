import type { Output } from '../../../contract/index.ts';
import type { PortalEvent } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Events } from './Events.tsx';
import { Notices } from './Notices.tsx';

export interface NoticesData {
  notices: Output<'GET /notice'>;
  /** What the address asked for when there is no such page; the first one is shown instead. */
  wrongPage: string | null;
}
export interface EventsData {
  coming: readonly PortalEvent[];
  past: readonly PortalEvent[];
}
export type NewsData = ({ tab: 'notices'; isTabWrong: boolean } & NoticesData) | ({ tab: 'events' } & EventsData);

/** Notices and events, one of the two at a time. */
export function NewsScreen(data: NewsData) {
  const { t, href } = usePage();
  return (
    <div className={stack.l}>
      <div className={stack.m}>
        <h1 className={text.title}>{t(data.tab === 'events' ? 'news:eventsTitle' : 'news:title')}</h1>
        {data.tab === 'notices' && data.isTabWrong && (
          <Notice tone="error" heading={t('news:wrongTab')}>
            <p>{t('news:wrongTabText')}</p>
          </Notice>
        )}
        <TabNav
          label={t('news:tabs')}
          items={(['notices', 'events'] as const).map((tab) => ({
            id: tab,
            label: t(`news:tab_${tab}`),
            href: href(path('news'), { tab: tab === 'events' && tab }),
            isCurrent: tab === data.tab,
          }))}
        />
      </div>
      {data.tab === 'notices' ? <Notices {...data} /> : <Events {...data} />}
    </div>
  );
}
