import type { Handlers } from '../context.ts';
import { localise } from '../localise.ts';
import { allBanners } from './banners.queries.ts';

export const bannerHandlers: Handlers<'GET /images'> = {
  'GET /images': async ({ lang }, { db }) => ({ banners: (await allBanners(db)).map((row) => localise(row, lang)) }),
};
