/** Events for a calendar program: one as a file, all as a calendar to subscribe to. */
import type { Context as HonoContext } from 'hono';
import { errorStatus } from '../../contract/errors.ts';
import type { PortalEvent } from '../../contract/reading.ts';
import { type Language, languages } from '../../contract/values.ts';
import { japaneseDay } from '../context.ts';
import { toApiError } from '../errors.ts';
import { type CalendarOptions, iCalendar } from '../events/iCalendar.ts';
import { toEnvelope } from './failures.ts';
import type { FeedOptions } from './feeds.ts';

export interface CalendarFileOptions extends FeedOptions {
  now: () => Date;
}

const calendarName = { ja: 'イベント', en: 'Events' } satisfies Record<Language, string>;

const languageOf = (c: HonoContext): Language => languages.find((each) => each === c.req.query('lang')) ?? 'ja';

async function calendar(
  c: HonoContext,
  { portal, originFor, now }: CalendarFileOptions,
  events: readonly PortalEvent[],
  more: (product: CalendarOptions['product'], lang: Language) => { name?: string; file?: string },
): Promise<Response> {
  const { product } = await portal();
  const lang = languageOf(c);
  const { origin, cacheControl } = originFor(c);
  const { name, file } = more(product, lang);
  const options = { lang, product, origin, asOf: japaneseDay(now()), ...(name ? { name } : {}) };
  return c.body(iCalendar(events, options), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': cacheControl,
    ...(file ? { 'content-disposition': `attachment; filename="${file}"` } : {}),
  });
}

/** Those to come and the latest that are over: a calendar that is subscribed to keeps what was. */
export async function eventsCalendar(c: HonoContext, options: CalendarFileOptions): Promise<Response> {
  const call = options.api(languageOf(c));
  const [past, coming] = await Promise.all([call('GET /event', { when: 'past' }), call('GET /event')]);
  return calendar(c, options, [...past.events.toReversed(), ...coming.events], ({ name }, lang) => ({
    name: `${name[lang]} - ${calendarName[lang]}`,
  }));
}

export async function eventFile(c: HonoContext, options: CalendarFileOptions): Promise<Response> {
  const id = Number.parseInt(c.req.param('file')!, 10);
  try {
    const { event } = await options.api(languageOf(c))('GET /event_detail', { id });
    return await calendar(c, options, [event], ({ slug }) => ({ file: `${slug}-event-${id}.ics` }));
  } catch (error) {
    const known = toApiError(error);
    if (known.code === 'E503') c.header('retry-after', '10');
    return c.json(toEnvelope(known), errorStatus[known.code]);
  }
}
