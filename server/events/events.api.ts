import { type Handlers, japaneseDay } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import { localise } from '../localise.ts';
import { eventsFrom } from './events.queries.ts';

export const eventHandlers: Handlers<'GET /event'> = {
  'GET /event': async ({ lang }, { db, references, now }) => ({
    events: (await eventsFrom(db, japaneseDay(now()))).map(({ municipalityCode, ...row }) => ({
      ...localise(row, lang),
      municipality: municipalityCode === null ? null : municipalityOf(municipalityCode, references, lang),
    })),
  }),
};
