import type { Handlers } from '../context.ts';
import { localise } from '../localise.ts';
import { allArticles } from './articles.queries.ts';

export const articleHandlers: Handlers<'GET /special'> = {
  'GET /special': async ({ lang }, { db }) => ({
    articles: (await allArticles(db)).map((row) => localise(row, lang)),
  }),
};
