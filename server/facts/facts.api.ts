import type { factEndpoints } from '../../contract/facts.ts';
import type { Handlers } from '../context.ts';
import { confirmFacts, factsOfCourse } from './facts.ts';

export const factHandlers: Handlers<keyof typeof factEndpoints> = {
  'GET /staff/facts': factsOfCourse,
  'POST /staff/facts_confirm': confirmFacts,
};
