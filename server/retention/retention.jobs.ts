/** Deletes what is over, without anybody asking. What is written to the log is deleted by those who keep the log. */
import { z } from 'zod';
import { defineJob, type Job } from '../jobs/job.ts';
import { deleteEndedJobs } from '../jobs/jobs.queries.ts';
import { memberDraftRetention } from '../members/draft.ts';
import { passwordResetRetention } from '../members/passwordReset.ts';
import { photoRetention } from '../photos/deletePhoto.ts';
import { deleteOrphans } from '../photos/orphans.ts';
import { photoDraftRetention } from '../photos/photoDraft.ts';
import { pushRetention } from '../push/subscriptions.ts';
import { reportRetention } from '../reports/reports.ts';
import { sessionRetention } from '../sessions/session.ts';
import { staffSessionRetention, staffTokenRetention } from '../staff/staffSession.ts';
import { throttleRetention } from '../throttle/throttle.ts';
import type { Retention } from './retention.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** Jobs that are over say nothing of a person, and stay a while for whoever looks for a fault. */
const endedJobsMs = 30 * dayMs;

export const retentions: readonly Retention[] = [
  ...[sessionRetention, staffSessionRetention, staffTokenRetention, throttleRetention],
  ...[memberDraftRetention, passwordResetRetention, photoDraftRetention, photoRetention],
  ...[reportRetention, pushRetention],
];

/** One after another, and all of them also when one fails. The policies promise a day: there is time for many tries. */
const deleteRows = defineJob({
  kind: 'retention.rows',
  data: z.object({}),
  everyMs: 15 * minuteMs,
  run: async (_, context) => {
    const failures: unknown[] = [];
    for (const { remove } of retentions) {
      context.signal.throwIfAborted();
      await remove(context).catch((error: unknown) => failures.push(error));
    }
    await deleteEndedJobs(context.db, new Date(context.now().getTime() - endedJobsMs));
    if (failures.length) throw failures[0];
  },
});

const deleteFiles = defineJob({
  kind: 'retention.files',
  data: z.object({}),
  everyMs: 6 * 60 * minuteMs,
  run: (_, context) => deleteOrphans(context),
});

export const retentionJobs: readonly Job[] = [deleteRows, deleteFiles];
