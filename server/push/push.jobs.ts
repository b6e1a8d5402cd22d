/** When notifications are sent: at once after a publication, and again when something in the queue is due. */
import { z } from 'zod';
import { defineJob, type Job } from '../jobs/job.ts';
import { announceContest } from './announce.ts';
import { pushSending } from './sending.job.ts';

/** Phases of the contest begin by the clock: nobody publishes them. */
const contestPhases = defineJob({
  kind: 'push_contest',
  data: z.object({}),
  everyMs: 15 * 60 * 1000,
  run: (_, context) => announceContest(context),
});

export const pushJobs: readonly Job[] = [pushSending, contestPhases];
