import type { PortalEvent } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { SafeText } from '../../text/SafeText.tsx';

/** Events have no page of their own: all that is known of each stands here. */
export function EventList({ events }: { events: readonly PortalEvent[] }) {
  const { t, i18n } = usePage();
  return (
    <ul className={stack.l}>
      {events.map((event) => (
        <li key={event.id} id={`event-${event.id}`} className={stack.s}>
          <h3 className={text.subheading}>{event.title}</h3>
          <DescriptionList
            items={[
              {
                term: t('news:day'),
                description: <time dateTime={event.starts_on}>{i18n.dateRange(event.starts_on, event.ends_on)}</time>,
              },
              { term: t('news:place'), description: event.place },
              ...(event.municipality ? [{ term: t('news:municipality'), description: event.municipality.name }] : []),
            ]}
          />
          <SafeText html={event.body} />
        </li>
      ))}
    </ul>
  );
}
