/** An object storage on loopback that keeps objects in memory and refuses what is not signed as it must be. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256, signatureOf } from './signature.ts';

export const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
export const region = 'ap-northeast-1';
export const bucket = 'photos-of-tests';

interface Answer {
  status: number;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

const problem = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });

/** @returns what is wrong with the signature, or null */
function refusalOf(request: IncomingMessage, body: Buffer): Answer | null {
  const headers = new Headers(request.headers as Record<string, string>);
  const fields = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.get('authorization') ?? '',
  );
  if (!fields) return problem(403, 'AccessDenied');
  const [, id, names, given] = fields;
  const signedHeaders = names!.split(';');
  if (id !== credentials.accessKeyId) return problem(403, 'InvalidAccessKeyId');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.includes(name)))
    return problem(403, 'AccessDenied');
  if (headers.get('x-amz-content-sha256') !== sha256(body)) return problem(400, 'XAmzContentSHA256Mismatch');
  const wanted = signatureOf({
    ...{ method: request.method!, headers, signedHeaders, region, service: 's3' },
    ...{ url: new URL(request.url!, `http://${request.headers.host}`), secret: credentials.secretAccessKey },
  });
  return given === wanted ? null : problem(403, 'SignatureDoesNotMatch');
}

export interface ObjectStorage {
  endpoint: string;
  objects: Map<string, { body: Buffer; type: string; changedAt: Date }>;
  /** The next requests are answered with this status. */
  failNext: (status: number, times: number) => void;
  close: () => Promise<void>;
}

export async function startObjectStorage(pageSize = 2): Promise<ObjectStorage> {
  const objects: ObjectStorage['objects'] = new Map();
  let failing = { status: 500, times: 0 };

  function list(query: URLSearchParams): Answer {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort();
    const begin = Number(query.get('continuation-token') ?? 0);
    const entries = names.slice(begin, begin + pageSize).map((name) => {
      const { body, changedAt } = objects.get(name)!;
      return `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const more = names.length > begin + pageSize;
    const next = more ? `<NextContinuationToken>${begin + pageSize}</NextContinuationToken>` : '';
    return { status: 200, body: `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>` };
  }

  function answer(request: IncomingMessage, body: Buffer): Answer {
    if (failing.times > 0) {
      failing.times -= 1;
      return problem(failing.status, 'SlowDown');
    }
    const refusal = refusalOf(request, body);
    if (refusal) return refusal;
    const url = new URL(request.url!, 'http://storage');
    const [, place, ...rest] = url.pathname.split('/');
    if (place !== bucket) return problem(404, 'NoSuchBucket');
    const name = rest.join('/');
    const found = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, { body, type: request.headers['content-type'] ?? '', changedAt: new Date() });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    if (!name) return list(url.searchParams);
    if (!found) return problem(404, 'NoSuchKey');
    const headers = { 'content-type': found.type, 'last-modified': found.changedAt.toUTCString() };
    return { status: 200, body: found.body, headers };
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, body = '', headers = {} } = answer(request, Buffer.concat(parts));
    const content = Buffer.from(body as string);
    response.writeHead(status, { ...headers, 'content-length': String(content.length) });
    response.end(request.method === 'HEAD' ? undefined : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext: (status, times) => {
      failing = { status, times };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
