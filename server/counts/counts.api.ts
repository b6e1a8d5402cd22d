import type { Handlers } from '../context.ts';
import { countAll } from './counts.queries.ts';

export const countHandlers: Handlers<'GET /num'> = {
  'GET /num': (_, { db }) => countAll(db),
};
