import type { contentFormEndpoints } from '../../contract/contentForms.ts';
import type { revisionEndpoints } from '../../contract/revisions.ts';
import type { Handlers } from '../context.ts';
import { contentForm, contentList, proposeForm } from './contentForms.ts';
import { revisionList } from './revisionList.ts';
import { contentOf, decide, oneRevision, propose, restore, withdraw } from './revisions.ts';
import { decideTogether } from './together.ts';

export const revisionHandlers: Handlers<keyof typeof revisionEndpoints> = {
  'GET /staff/content': contentOf,
  'GET /staff/revisions': revisionList,
  'GET /staff/revision': oneRevision,
  'POST /staff/revision_propose': propose,
  'POST /staff/revision_withdraw': withdraw,
  'POST /staff/revisions_decide': decideTogether,
  'POST /staff/revision_restore': restore,
  'POST /preview/decision': decide,
};

export const contentFormHandlers: Handlers<keyof typeof contentFormEndpoints> = {
  'GET /staff/contents': contentList,
  'GET /staff/content_form': contentForm,
  'POST /staff/content_propose': proposeForm,
};
