import { notFound } from '../../contract/apiError.ts';
import type { PortalEvent } from '../../contract/reading.ts';
import type { Language } from '../../contract/values.ts';
import { type Handlers, japaneseDay } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import { localise } from '../localise.ts';
import type { References } from '../references.ts';
import { eventById, eventsBefore, eventsFrom } from './events.queries.ts';

const pastAtMost = 20;

type EventRow = NonNullable<Awaited<ReturnType<typeof eventById>>>;

const toEvent = ({ municipalityCode, ...row }: EventRow, references: References, lang: Language): PortalEvent => ({
  ...localise(row, lang),
  municipality: municipalityCode === null ? null : municipalityOf(municipalityCode, references, lang),
});

export const eventHandlers: Handlers<'GET /event' | 'GET /event_detail'> = {
  'GET /event': async ({ when, lang }, { db, references, now }) => {
    const today = japaneseDay(now());
    const rows = await (when === 'past' ? eventsBefore(db, today, pastAtMost) : eventsFrom(db, today));
    return { events: rows.map((row) => toEvent(row, references, lang)) };
  },
  'GET /event_detail': async ({ id, lang }, { db, references }) => {
    const row = await eventById(db, id);
    if (!row) throw notFound('event');
    return { event: toEvent(row, references, lang) };
  },
};
