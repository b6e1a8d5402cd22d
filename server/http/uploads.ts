/** Requests that may hold a file: they are larger and take longer than others, so that fewer of them are read at once. */
import { defaultLimitBytes, type Endpoint } from '../../contract/endpoint.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import type { RequestContext } from '../context.ts';
import { createQueue, Overloaded } from '../queue.ts';
import { networkOf } from '../throttle/throttle.ts';

/** A page whose form is larger than others: it may hold a file, or very many fields. */
interface UploadPage {
  /** The calls that its form makes: who may call none of them sends nothing that is read. */
  calls: readonly Call[];
  /** Which is said to be too long. */
  field: string;
}

export const uploadPages: Readonly<Record<string, UploadPage>> = {
  '/photo/upload': { calls: ['POST /photo_draft'], field: 'image' },
  '/report': { calls: ['POST /report'], field: 'image' },
  '/staff/propose': { calls: ['POST /staff/content_propose'], field: 'note' },
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
  if (who === 'anyone') return true;
  return who === 'staff' ? staff !== null && roles.includes(staff.role) : session !== null;
};

/**
 * From the first byte until it is answered: a body is held in memory meanwhile. Others wait unread. Of 20 that come at once to a
 * machine with two processors, which decodes one picture of 12 megapixels in 2.7 s, the last waits 43 s for its turn, and
 * of 20 HEICs (3.8 s each) 61 s: longer than that, so that neither they nor a busy machine are a reason to send people away. What is left of `requestTimeout` has to suffice for the body.
 */
const limits = { atOnce: 4, maxWaiting: 40, maxWaitMs: 90_000 };

type Run = ReturnType<typeof createQueue>;

/** Of one network, for what anybody may send: nobody keeps all the others waiting. */
const atOnceOfNetwork = 2;

/** A line in which each network has few places. */
function createSharedLine() {
  const inLine = createQueue(limits);
  const counts = new Map<string, number>();
  return (network: string): Run =>
    async (task) => {
      const count = counts.get(network) ?? 0;
      if (count >= atOnceOfNetwork) throw new Overloaded('too many of one network');
      counts.set(network, count + 1);
      try {
        return await inLine(task);
      } finally {
        const left = counts.get(network)! - 1;
        if (left) counts.set(network, left);
        else counts.delete(network);
      }
    };
}

/** A body that is as small as any other form’s holds no photograph, and waits for none. */
const atOnce: Run = (task) => task();
const isSmall = (bytes: string | undefined): boolean => Number(bytes ?? Number.NaN) <= defaultLimitBytes;

interface Asked {
  context: RequestContext;
  /** Its header `content-length`. */
  bytes: string | undefined;
}

export interface Uploads {
  /** The line for the body of this call; null: who asks may not call, so nothing is read. @throws Overloaded */
  ofCall: (call: Call, asked: Asked) => Run | null;
  ofPage: (page: UploadPage, asked: Asked) => Run | null;
}

/** Visitors, members and staff wait in lines of their own: neither reports nor photos keep the content waiting. */
export function createUploads(): Uploads {
  const [member, staff, anyone] = [createQueue(limits), createQueue(limits), createSharedLine()];
  const lineOf = (call: Call, { context, bytes }: Asked): Run => {
    const { who } = endpoints[call] as Endpoint;
    if (who === 'anyone') return isSmall(bytes) ? atOnce : anyone(networkOf(context.address));
    return who === 'staff' ? staff : member;
  };
  const ofCall: Uploads['ofCall'] = (call, asked) => (mayCall(call, asked.context) ? lineOf(call, asked) : null);
  return {
    ofCall,
    ofPage: ({ calls }, asked) => {
      const call = calls.find((each) => mayCall(each, asked.context));
      return call ? ofCall(call, asked) : null;
    },
  };
}
