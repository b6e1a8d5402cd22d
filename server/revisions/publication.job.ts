import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { publishDue } from './publish.ts';

/** Publishes a revision at its time. The key is its id. */
export const publication = defineJob({
  kind: 'publish_revision',
  data: z.object({ id: z.int() }),
  run: async ({ id }, context) => void (await publishDue(id, context)),
});
