/** Requests that may hold a file: they are larger and take longer than others, so that fewer of them are read at once. */
import type { Endpoint } from '../../contract/endpoint.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import type { RequestContext } from '../context.ts';
import { createQueue } from '../queue.ts';

/** A page whose form may hold a file: `takesFiles` in `app/routes.ts`. */
interface UploadPage {
  /** The calls that its form makes: who may call none of them sends nothing that is read. */
  calls: readonly Call[];
  /** Of the file. */
  field: string;
}

export const uploadPages: Readonly<Record<string, UploadPage>> = {
  '/photo/upload': { calls: ['POST /photo_draft'], field: 'image' },
  '/staff/import': { calls: ['POST /staff/import', 'POST /staff/import_line'], field: 'file' },
};

const uploadCalls = Object.entries(endpoints).flatMap(([key, { body }]) =>
  body === 'multipart' ? [`/api${key.split(' ')[1]}`] : [],
);
const uploadPaths = new Set([...Object.keys(uploadPages), ...uploadCalls]);

export const isUpload = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && uploadPaths.has(path);

/** Of a page's form, with what surrounds the file in a multipart body. */
export const uploadLimitBytes = ({ calls }: UploadPage): number =>
  Math.max(...calls.map((call) => endpoints[call].limitBytes));

/** Whether the body of a call is worth reading. The operation decides in any case. */
const mayCall = (call: Call, { session, staff }: RequestContext): boolean => {
  const { who, roles } = endpoints[call] as Endpoint;
  return who === 'staff' ? staff !== null && roles.includes(staff.role) : session !== null;
};

/**
 * From the first byte until it is answered: a body is held in memory meanwhile. Others wait unread. Of 20 that come at once to a
 * machine with two processors, which decodes one picture of 12 megapixels in 2.7 s, the last waits 43 s for its turn, and
 * of 20 HEICs (3.8 s each) 61 s: longer than that, so that neither they nor a busy machine are a reason to send people away. What is left of `requestTimeout` has to suffice for the body.
 */
const limits = { atOnce: 4, maxWaiting: 40, maxWaitMs: 90_000 };

type Run = ReturnType<typeof createQueue>;

export interface Uploads {
  /** The line for the body of this call; null: who asks may not call, so nothing is read. @throws Overloaded */
  ofCall: (call: Call, context: RequestContext) => Run | null;
  ofPage: (page: UploadPage, context: RequestContext) => Run | null;
}

/** Members and staff wait in lines of their own: photos do not keep the content waiting. */
export function createUploads(): Uploads {
  const lines = { member: createQueue(limits), staff: createQueue(limits) };
  const ofCall: Uploads['ofCall'] = (call, context) =>
    mayCall(call, context) ? lines[endpoints[call].who === 'staff' ? 'staff' : 'member'] : null;
  return {
    ofCall,
    ofPage: ({ calls }, context) => {
      const call = calls.find((each) => mayCall(each, context));
      return call ? ofCall(call, context) : null;
    },
  };
}
