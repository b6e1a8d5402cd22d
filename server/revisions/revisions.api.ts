import type { revisionEndpoints } from '../../contract/revisions.ts';
import type { Handlers } from '../context.ts';
import { contentOf, decide, oneRevision, propose, restore, revisionList, withdraw } from './revisions.ts';

export const revisionHandlers: Handlers<keyof typeof revisionEndpoints> = {
  'GET /staff/content': contentOf,
  'GET /staff/revisions': revisionList,
  'GET /staff/revision': oneRevision,
  'POST /staff/revision_propose': propose,
  'POST /staff/revision_withdraw': withdraw,
  'POST /staff/revision_restore': restore,
  'POST /preview/decision': decide,
};
