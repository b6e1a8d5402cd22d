/** What the site stores of a person, as the policies show it: made from the annotations beside the code that stores it. */
import { z } from 'zod';
import { dataReaders, dataSubjects, deviceAreas, serverStores } from './dataAnnotations.ts';
import { endpoint } from './endpoint.ts';
import { date, withLang } from './values.ts';

const row = z.object({
  of: z.enum(dataSubjects).meta({ description: 'Whose data it is' }),
  also_of_visitors: z.boolean().meta({ description: 'Of a member: stored of people without a login too' }),
  what: z.string(),
  why: z.string(),
  until: z.string().meta({ description: 'How long it is kept, and what deletes it' }),
  seen_by: z.enum(dataReaders),
});

const serverRow = row.extend({ store: z.enum(serverStores) });
const deviceRow = row.extend({
  area: z.enum(deviceAreas).meta({ description: '`history`: in an entry of the session history' }),
  names: z.array(z.string()).meta({ description: 'As they stand in the browser' }),
  needs_consent: z.boolean().meta({ description: 'Stored only after “agree” in the cookie banner' }),
});
export type ServerRow = z.infer<typeof serverRow>;
export type DeviceRow = z.infer<typeof deviceRow>;

export const storedDataEndpoints = {
  'GET /stored_data': endpoint({
    summary: 'What is stored of people, on the server and on their devices',
    input: z.object(withLang),
    output: z.object({
      server: z.array(serverRow),
      device: z.array(deviceRow),
      changed_on: date.meta({ description: 'Day of the last change' }),
    }),
  }),
};
