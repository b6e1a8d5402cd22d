import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { sendPush } from './send.ts';

/**
 * Sends what is due of all messages. The key is empty for what was just published, else the time: a later time never takes the place
 * of an earlier one.
 */
export const pushSending = defineJob({
  kind: 'push_send',
  data: z.object({}),
  run: (_, context) =>
    context.push.inTurn(async () => {
      const next = await sendPush(context);
      if (next) await pushSending.add(context.db, next.toISOString(), {}, next);
    }),
});
