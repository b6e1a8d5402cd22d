import type { PortalEvent } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { LazyEventText } from './LazyEventText.tsx';
import * as css from './NewsScreen.css.ts';
import type { EventsData } from './NewsScreen.tsx';

/** Events have no page of their own: all that is known of each stands here, and what is over stands apart. */
export function Events({ coming, past }: EventsData) {
  const { t, href } = usePage();
  const hasSamples = [...coming, ...past].some(({ is_sample }) => is_sample);
  return (
    <>
      <Section heading={t('news:coming')} {...(hasSamples && { lead: t('news:eventsAreSamples') })}>
        {coming.length ? (
          <ul className={css.list}>
            {coming.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <p>{t('news:noEvents')}</p>
        )}
        {/* Who subscribes now hears of those to come. */}
        <div className={measure}>
          <Link href={href('/events.ics')} variant="standalone">
            {t('news:calendar')}
          </Link>
          <p>{t('news:calendarHelp')}</p>
        </div>
      </Section>
      <Section heading={t('news:past')}>
        {past.length ? (
          <ul className={css.list}>
            {past.map((event) => (
              <Event key={event.id} event={event} isOver />
            ))}
          </ul>
        ) : (
          <p>{t('news:noPast')}</p>
        )}
      </Section>
    </>
  );
}

function Event({ event, isOver = false }: { event: PortalEvent; isOver?: boolean }) {
  const { t, i18n, href } = usePage();
  const { id, title, starts_on, ends_on, place, municipality, body, is_sample } = event;
  return (
    <li id={`event-${id}`} className={css.event}>
      <p className={css.day}>
        <time dateTime={starts_on}>{i18n.dateRange(starts_on, ends_on)}</time>
      </p>
      <div className={stack.s}>
        <div className={cluster.xs}>
          <h3 className={text.subheading}>{title}</h3>
          {is_sample && <Tag>{t('news:sampleTag')}</Tag>}
          {isOver && <Tag variant="accent">{t('news:over')}</Tag>}
        </div>
        <p className={css.place}>
          <Icon name="map-pin" />
          <span>
            {municipality
              ? t('news:placeIn', { place, municipality: municipality.name })
              : t('news:placeAt', { place })}
          </span>
        </p>
        {!isOver && (
          <>
            <LazyEventText html={body} isUnderHeading />
            <p>
              <ButtonLink variant="secondary" href={href(`/event/${id}.ics`)} download>
                <Icon name="calendar" />
                {t('news:calendarFile')}
                <VisuallyHidden>{t('news:calendarFileOf', { title })}</VisuallyHidden>
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </li>
  );
}
