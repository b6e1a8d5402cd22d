/** Facts of a course that the officer on duty confirms. What the map shows stands with the course itself. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choicesInWords, factKinds, factSources, notKnown, yesNo } from './factRules.ts';
import { date, id, slug, withLang } from './values.ts';

/** Of each kind of fact one part: whoever sends it back changes nothing that somebody else has changed since. */
const version = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{8}(-[0-9a-f]{8}){${factKinds.length - 1}}$`))
  .meta({ description: 'To be sent with a confirmation: it refuses to change what has changed' });

const knownFact = z.object({
  kind: z.enum(factKinds),
  is: z.union([z.boolean(), z.string()]).nullable().meta({ description: 'null: nobody has confirmed it' }),
  by: z.string().nullable().meta({ description: 'A role, never a name; null: it was not kept' }),
  on: date.nullable(),
  source: z.enum(factSources).nullable().meta({ description: 'How it was found out; null: it was not kept' }),
});
export type KnownFact = z.infer<typeof knownFact>;

const output = z.object({
  course: z.object({ id, name: z.string(), municipality: z.object({ slug, name: z.string() }) }),
  facts: z.array(knownFact).meta({ description: 'One of each kind' }),
  version,
  may_confirm: z.boolean().meta({ description: 'Staff of a municipality confirm facts of its courses only' }),
  today: date.meta({ description: 'In Japan: nobody has looked later' }),
});

const duty = { who: 'staff', roles: ['duty'] } as const;
const isThere = z.enum([...yesNo, notKnown]).optional();
const inWords = <Choice extends string>(choices: readonly Choice[]) => z.enum([...choices, notKnown]).optional();

export const factEndpoints = {
  'GET /staff/facts': endpoint({
    summary: 'What is confirmed of a course, and by whom',
    ...duty,
    input: z.object({ course_id: id, ...withLang }),
    output,
    errors: ['E404'],
  }),
  'POST /staff/facts_confirm': endpoint({
    summary: 'Confirms facts of a course, or says that they are not known any more; what is left out stays as it is',
    ...duty,
    input: z.object({
      course_id: id,
      version,
      step_free: isThere,
      toilet: isThere,
      bench: isThere,
      surface: inWords(choicesInWords.surface),
      shade: inWords(choicesInWords.shade),
      slope: inWords(choicesInWords.slope),
      on: date.meta({ description: 'The day on which it was looked at' }),
      source: z.enum(factSources),
      ...withLang,
    }),
    output,
    errors: ['E404', 'E409'],
  }),
};
