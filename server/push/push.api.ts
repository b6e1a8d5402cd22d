import type { pushEndpoints } from '../../contract/push.ts';
import type { Handlers } from '../context.ts';
import { deleteSubscription } from './push.queries.ts';
import { saveSubscription, subscriptionSettings } from './subscriptions.ts';

export const pushHandlers: Handlers<keyof typeof pushEndpoints> = {
  'GET /pwa_key': async (_, { push }) => ({ public_key: push.publicKey }),
  'POST /pwa_token_save': saveSubscription,
  'POST /pwa_token_settings': subscriptionSettings,
  'POST /pwa_token_delete': async ({ endpoint }, { db }) => {
    await deleteSubscription(db, endpoint);
    return {};
  },
};
