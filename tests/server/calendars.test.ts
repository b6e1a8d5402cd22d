/** Events as iCalendar, read by a small reader of its own that knows RFC 5545: lines, parameters, escapes, whole days. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalEvent } from '../../contract/reading.ts';
import { escapedText, folded, iCalendar, linesOf } from '../../server/events/iCalendar.ts';
import { content } from './expected.ts';
import { pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

interface Property {
  name: string;
  params: Record<string, string>;
  value: string;
}

/** @throws at a line that is too long, ends wrongly, or is no property */
function propertiesOf(source: string): Property[] {
  if (!source.endsWith('\r\n')) throw new Error('the last line has no end');
  const physical = source.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a line end of another kind: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`over 75 octets: ${line}`);
    if (line.includes('\uFFFD')) throw new Error(`a character was cut apart: ${line}`);
  }
  return physical
    .join('\n')
    .replaceAll('\n ', '')
    .split('\n')
    .map((line) => {
      const match = /^([A-Z-]+)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/.exec(line);
      if (!match) throw new Error(`no property: ${line}`);
      const [, name, params, value] = match;
      return {
        name: name!,
        params: Object.fromEntries(
          params!
            .split(';')
            .slice(1)
            .map((each) => each.split('=')),
        ),
        value: value!,
      };
    });
}

const unescaped = (value: string) =>
  value.replace(/\\([nN;,\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** The components VEVENT, each with its properties by name, each name once. */
function eventsOf(source: string): Record<string, Property>[] {
  const properties = propertiesOf(source);
  expect(properties[0]).toMatchObject({ name: 'BEGIN', value: 'VCALENDAR' });
  expect(properties.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' });
  const events: Record<string, Property>[] = [];
  let open: Record<string, Property> | null = null;
  for (const property of properties) {
    if (property.name === 'BEGIN' && property.value === 'VEVENT') open = {};
    else if (property.name === 'END' && property.value === 'VEVENT') {
      events.push(open!);
      open = null;
    } else if (open) {
      expect(open[property.name], `${property.name} stands twice`).toBeUndefined();
      open[property.name] = property;
    }
  }
  return events;
}

const event: PortalEvent = {
  ...{ id: 7, title: '桜; 梅, 松', body: '<p>一。</p><p>二。</p>', place: 'A\\B', municipality: null },
  ...{ starts_on: '2027-02-28', ends_on: '2027-02-28', is_sample: false },
};
const options = {
  ...{ lang: 'ja' as const, origin: 'https://walk.example.jp', asOf: '2026-11-20' },
  product: { name: { ja: 'とことこ東京', en: 'Tokotoko Tokyo' }, slug: 'tokotoko' },
};

describe('the writer', () => {
  it('folds lines at 75 octets, and cuts no character apart', () => {
    for (const text of ['a'.repeat(200), 'あ'.repeat(100), `${'a'.repeat(74)}あ`, '𠮷😀'.repeat(40), 'short']) {
      const lines = folded(`SUMMARY:${text}`).split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
      expect([lines[0], ...lines.slice(1).map((line) => line.slice(1))].join('')).toBe(`SUMMARY:${text}`);
    }
    // Full, but for what a whole character needs.
    expect(Buffer.byteLength(folded('あ'.repeat(100)).split('\r\n')[0]!)).toBe(75);
  });

  it('escapes what has a meaning, and lets no value begin a line of its own', () => {
    expect(escapedText('a\\b;c,d\r\ne\rf\n')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\n');
    expect(escapedText('a\u0000\u0007b\u0085c')).toBe('abc');
    const [read] = eventsOf(iCalendar([{ ...event, title: 'x\r\nATTENDEE:mailto:a@b.example' }], options));
    expect(read!.ATTENDEE).toBeUndefined();
    expect(unescaped(read!.SUMMARY!.value)).toBe('x\nATTENDEE:mailto:a@b.example');
  });

  it('gives texts back as they were', () => {
    const [read] = eventsOf(iCalendar([event], options));
    expect(unescaped(read!.SUMMARY!.value)).toBe(event.title);
    expect(unescaped(read!.LOCATION!.value)).toBe(event.place);
    expect(unescaped(read!.DESCRIPTION!.value)).toBe('一。\n\n二。');
  });

  it.each([
    ['2027-02-28', '2027-02-28', '20270301'],
    ['2026-12-31', '2026-12-31', '20270101'],
    ['2028-02-28', '2028-02-28', '20280229'],
    ['2027-03-27', '2027-03-28', '20270329'],
  ])('%s to %s ends before %s: the end is no part of it', (starts_on, ends_on, end) => {
    const [read] = eventsOf(iCalendar([{ ...event, starts_on, ends_on }], options));
    expect(read!.DTSTART).toEqual({
      name: 'DTSTART',
      params: { VALUE: 'DATE' },
      value: starts_on.replaceAll('-', ''),
    });
    expect(read!.DTEND).toEqual({ name: 'DTEND', params: { VALUE: 'DATE' }, value: end });
  });

  it('reads rich text as lines, without markup and without readings', () => {
    expect(
      linesOf(
        '<p><ruby>池<rt>いけ</rt></ruby>を<a href="/map">見る</a>。<br>次 &amp; 次</p>\n<ul><li>一</li><li>二</li></ul>',
      ),
    ).toBe('池を見る。\n次 & 次\n\n・一\n・二');
  });
});

describe('the files', () => {
  let portal: Portal;
  let server: Hono;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    portal = await openPortal('pglite', () => now);
    server = pageServerOf(portal.context);
  });
  afterAll(() => portal.close());
  const get = (path: string) => server.request(`http://localhost${path}`);

  it.each(['ja', 'en'] as const)('all events are one calendar (%s)', async (lang) => {
    const response = await get(`/events.ics?lang=${lang}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const source = await response.text();
    const head = propertiesOf(source);
    const first = (name: string) => head.find((each) => each.name === name)?.value;
    expect(first('VERSION')).toBe('2.0');
    expect(first('PRODID')).toMatch(/^-\/\/Tokotoko Tokyo\/\//);
    expect(first('NAME')).toBe(lang === 'ja' ? 'とことこ東京 - イベント' : 'Tokotoko Tokyo - Events');
    // A file that somebody fetches invites nobody.
    expect(head.map(({ name }) => name).filter((name) => ['METHOD', 'ATTENDEE', 'ORGANIZER'].includes(name))).toEqual(
      [],
    );
    const events = eventsOf(source);
    expect(events.map(({ UID }) => UID!.value).sort()).toEqual(
      content.events.map(({ id }) => `event-${id}@tokotoko`).sort(),
    );
    const starts = events.map(({ DTSTART }) => DTSTART!.value);
    expect(starts).toEqual([...starts].sort());
    for (const { UID, SUMMARY, DESCRIPTION, LOCATION, URL: url, DTSTAMP } of events) {
      const written = content.events.find(({ id }) => UID!.value === `event-${id}@tokotoko`)!;
      expect(unescaped(SUMMARY!.value)).toBe(`${lang === 'ja' ? '【見本】' : '[Sample] '}${written.title[lang]}`);
      expect(unescaped(DESCRIPTION!.value)).toMatch(
        lang === 'ja' ? /^見本のイベントです。/ : /^This is a sample event\./,
      );
      expect(DESCRIPTION!.value).not.toMatch(/<|&amp;/);
      expect(unescaped(LOCATION!.value)).toBe(written.place[lang]);
      for (const { params } of [SUMMARY!, DESCRIPTION!, LOCATION!]) expect(params).toEqual({ LANGUAGE: lang });
      expect(url!.value).toBe(`http://localhost/news?tab=events${lang === 'ja' ? '' : '&lang=en'}#event-${written.id}`);
      // The beginning of the day in Japan, in UTC.
      expect(DTSTAMP!.value).toBe('20261119T150000Z');
    }
  });

  it('an event is a file of its own, the same event as in the calendar', async () => {
    const response = await get('/event/1.ics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="tokotoko-event-1.ics"');
    const [read, ...more] = eventsOf(await response.text());
    expect(more).toEqual([]);
    const all = eventsOf(await (await get('/events.ics')).text());
    expect(all).toContainEqual(read);
    const [english] = eventsOf(await (await get('/event/1.ics?lang=en')).text());
    expect(english!.UID).toEqual(read!.UID);
    expect(english!.SUMMARY!.value).not.toBe(read!.SUMMARY!.value);
  });

  it('an event that is over stays in the calendar and keeps its file', async () => {
    const [last] = [...content.events].sort((a, b) => b.endsOn.localeCompare(a.endsOn));
    now = new Date(`${last!.endsOn}T23:59:59+09:00`);
    now = new Date(now.getTime() + 1000);
    expect((await portal.call('GET /event')).body.events).toEqual([]);
    const past = (await portal.call('GET /event', { when: 'past' })).body.events;
    expect(past.map(({ ends_on }) => ends_on)).toEqual(
      past
        .map(({ ends_on }) => ends_on)
        .sort()
        .reverse(),
    );
    expect(past[0]!.id).toBe(last!.id);
    expect(eventsOf(await (await get('/events.ics')).text())).toHaveLength(content.events.length);
    expect((await get(`/event/${last!.id}.ics`)).status).toBe(200);
    now = new Date('2026-11-20T12:00:00+09:00');
  });

  it('is not there for an event that is not', async () => {
    expect((await get('/event/999999.ics')).status).toBe(404);
    expect((await get('/event/0.ics')).status).toBe(422);
    for (const address of ['/event/1', '/event/abc.ics', '/event/1.ics.ics'])
      expect((await get(address)).status).toBe(404);
  });
});
