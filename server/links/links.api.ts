import type { Handlers } from '../context.ts';
import { localise } from '../localise.ts';
import { allLinks } from './links.queries.ts';

export const linkHandlers: Handlers<'GET /link'> = {
  'GET /link': async ({ lang }, { db }) => ({ links: (await allLinks(db)).map((row) => localise(row, lang)) }),
};
