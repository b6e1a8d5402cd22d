import { type Handlers, japaneseDay } from '../context.ts';
import { countConsent } from './consent.queries.ts';

export const consentHandlers: Handlers<'POST /cookie_click_count'> = {
  'POST /cookie_click_count': async ({ type }, { db, now }) => {
    await countConsent(db, type, japaneseDay(now()));
    return {};
  },
};
