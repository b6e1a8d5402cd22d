/** The form of `content/contests/*.json`: one file an edition. Days are of Asia/Tokyo, the last ones included. */
import { z } from 'zod';
import { words } from './content.schema.ts';

const date = z.iso.date();
const inOrder = [
  'postingFrom',
  'postingTo',
  'votingFrom',
  'votingTo',
  'announcedOn',
  'exhibitionFrom',
  'exhibitionTo',
] as const;

export const contest = z
  .strictObject({
    /** The year; it stands in addresses. */
    id: z.string().regex(/^20\d\d$/),
    name: words,
    lead: words,
    ...{ postingFrom: date, postingTo: date, votingFrom: date, votingTo: date },
    ...{ announcedOn: date, exhibitionFrom: date, exhibitionTo: date },
    rules: z.array(words).min(1),
    prizes: z.array(z.strictObject({ rank: words, what: words })).min(1),
    /** Absent = not known. */
    exhibitionPlace: words.optional(),
    /** Names, prizes or places are invented. */
    isSample: z.boolean(),
  })
  .superRefine((edition, context) => {
    for (const [at, name] of inOrder.slice(1).entries())
      if (edition[name] < edition[inOrder[at]!])
        context.addIssue({ code: 'custom', path: [name], message: `before ${inOrder[at]}` });
  });
