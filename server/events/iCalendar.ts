/** Events as iCalendar (RFC 5545), which calendar programs read: whole days, one language a file. */
import type { PortalEvent } from '../../contract/reading.ts';
import type { Language } from '../../contract/values.ts';

export interface CalendarOptions {
  lang: Language;
  product: { name: Record<Language, string>; slug: string };
  /** Scheme and host of the addresses that lead back to the page. */
  origin: string;
  /** Since when the file says what it says, as `YYYY-MM-DD` in Japan: the day of the response. */
  asOf: string;
  /** What a calendar that is subscribed to is called; left out of the file of a single event. */
  name?: string;
}

/** The title stands alone in a calendar, so it says itself that nothing takes place. */
const sample = {
  ja: { title: (title) => `【見本】${title}`, text: '見本のイベントです。実際には行われません。' },
  en: { title: (title) => `[Sample] ${title}`, text: 'This is a sample event. It will not take place.' },
} satisfies Record<Language, { title: (title: string) => string; text: string }>;

/** Octets of a line at most, without its end. */
const lineLength = 75;

/** A long line goes on in the next ones behind a space; no character is cut apart. */
export function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineLength) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** A value of the type TEXT: no control character, and what has a meaning in the format is escaped. */
export const escapedText = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** Rich text as lines: paragraphs with an empty line between them, without readings above characters. */
export const linesOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<rt>.*?<\/rt>/g, '')
    .replace(/ ?<br ?\/?> ?|<\/(?:li|tr)> ?/g, '\n')
    .replace(/<\/(?:p|h[2-4]|ul|ol|table)> ?/g, '\n\n')
    .replace(/<li>/g, '・')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => entities[name]!)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
/** Midnight in Japan as a UTC date-time. */
const stampOf = (day: string) => new Date(`${day}T00:00:00+09:00`).toISOString().replace(/[-:]|\.\d+/g, '');

function eventLines(event: PortalEvent, { lang, product, origin, asOf }: CalendarOptions): string[] {
  const { id, title, body, place, starts_on, ends_on, is_sample } = event;
  const words = sample[lang];
  const text = (name: string, value: string) => `${name};LANGUAGE=${lang}:${escapedText(value)}`;
  return [
    'BEGIN:VEVENT',
    // The same in both languages and on every host: a calendar that has the event already replaces it.
    `UID:event-${id}@${product.slug}`,
    `DTSTAMP:${stampOf(asOf)}`,
    `DTSTART;VALUE=DATE:${compact(starts_on)}`,
    // The first day that is no longer part of it.
    `DTEND;VALUE=DATE:${compact(dayAfter(ends_on))}`,
    text('SUMMARY', is_sample ? words.title(title) : title),
    text('DESCRIPTION', [...(is_sample ? [words.text] : []), linesOf(body)].join('\n\n')),
    text('LOCATION', place),
    `URL:${origin}/news?tab=events${lang === 'ja' ? '' : `&lang=${lang}`}#event-${id}`,
    // Nobody is busy on the days of an event that they only know of.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

export function iCalendar(events: readonly PortalEvent[], options: CalendarOptions): string {
  const { lang, product, name } = options;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.name.en}//Events//${lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    // RFC 7986, and what programs read that do not know it.
    ...(name ? [`NAME;LANGUAGE=${lang}:${escapedText(name)}`, `X-WR-CALNAME:${escapedText(name)}`] : []),
    ...(name ? ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'] : []),
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
