import { text } from '../../../tokens/typography.css.ts';
import { Card } from '../../../ui/Card/index.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid, split } from '../../../ui/layout.css.ts';
import { RouteMap } from '../../../ui/RouteMap/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NoticeLine } from '../News/NoticeLine.tsx';
import * as css from './TopScreen.css.ts';
import type { TopData } from './TopScreen.tsx';

/** Each article leads to the page that it introduces; there it can be read. */
export function Articles({ articles }: Pick<TopData, 'articles'>) {
  const { t, href } = usePage();
  if (!articles.length) return null;
  return (
    <Section isOneOfMany heading={t('top:articles')} more={{ href: href(path('tips')), label: t('top:tips') }}>
      <ul className={cx(grid.cards, css.list)}>
        {articles.map(({ id, title, lead, href: to, line, scene }) => (
          <li key={id}>
            <Card heading={title} href={href(to)} figure={line && <RouteMap line={line} tint={scene} size="card" />}>
              <p>{lead}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Notices and events: side by side where there is room, for both are short. */
export function News({ notices, events }: Pick<TopData, 'notices' | 'events'>) {
  return (
    <div className={split}>
      <Notices notices={notices} />
      <Events events={events} />
    </div>
  );
}

function Notices({ notices }: Pick<TopData, 'notices'>) {
  const { t, href } = usePage();
  return (
    <Section isOneOfMany heading={t('news:title')} more={{ href: href(path('news')), label: t('top:allNotices') }}>
      {notices.length ? (
        <ul className={css.list}>
          {notices.map((notice) => (
            <li key={notice.id} className={css.item}>
              <NoticeLine notice={notice} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState headingLevel={3} title={t('news:empty')} />
      )}
    </Section>
  );
}

function Events({ events }: Pick<TopData, 'events'>) {
  const { t, i18n, href } = usePage();
  return (
    <Section
      isOneOfMany
      heading={t('news:events')}
      {...(events.length
        ? {
            lead: t('news:eventsAreSamples'),
            more: { href: href(path('news'), { tab: 'events' }), label: t('top:allEvents') },
          }
        : {})}
    >
      {events.length ? (
        <ul className={css.list}>
          {events.map(({ id, title, place, starts_on, ends_on }) => (
            <li key={id} className={css.item}>
              <h3 className={text.label}>
                <Link href={href(`${path('news')}#event-${id}`, { tab: 'events' })} variant="standalone">
                  {title}
                </Link>
              </h3>
              <p className={css.meta}>{i18n.dateRange(starts_on, ends_on)}</p>
              <p>{place}</p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState headingLevel={3} title={t('news:noEvents')} />
      )}
    </Section>
  );
}

export function Links({ links }: Pick<TopData, 'links'>) {
  const { t } = usePage();
  if (!links.length) return null;
  return (
    <Section isOneOfMany heading={t('top:links')} lead={t('top:linksLead')}>
      <ul className={cx(grid.wide, css.list)}>
        {links.map(({ id, title, description, url }) => (
          <li key={id}>
            <Link href={url} variant="standalone" isExternal externalLabel={t('external')}>
              {title}
            </Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
