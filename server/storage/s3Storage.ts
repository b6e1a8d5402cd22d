/** Files in a bucket of an object storage that speaks S3. A photo is small: each file is sent and read as a whole. */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ApiError } from '../../contract/apiError.ts';
import { assertName, type Storage, type StoredFile } from './storage.ts';

export interface S3Settings {
  /** Scheme, host and port; the bucket follows in the path, which every such storage understands. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 10_000;
const retries = 2;
const away = (cause: unknown) => new ApiError('E503', 'The photo storage does not answer', { cause });

const fieldOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '';

export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function ask(method: string, address: string, body?: { content: Uint8Array; type: string }): Promise<Response> {
    const sha256 = createHash('sha256')
      .update(body?.content ?? '')
      .digest('hex');
    const response = await client
      .fetch(address, {
        method,
        // Signed with the content: a storage that checks takes nothing that was altered on its way.
        headers: { 'x-amz-content-sha256': sha256, ...(body && { 'content-type': body.type }) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: Buffer.from(body.content) }),
      })
      .catch((error: unknown) => {
        throw away(error);
      });
    if (response.ok) return response;
    const reason = fieldOf(await response.text(), 'Code');
    // Not the file alone is missing: nobody may take that for photos that are gone. The answer to HEAD has no reason.
    if (response.status === 404 && reason !== 'NoSuchBucket') return response;
    throw away(new Error(`${method} was answered with ${response.status} ${reason}`));
  }

  /** @throws ApiError E503: what should be there by now is not, as when there is no such bucket */
  async function demand(...request: Parameters<typeof ask>): Promise<Response> {
    const response = await ask(...request);
    if (response.status === 404) throw away(new Error('The bucket was not found'));
    return response;
  }

  const addressOf = (name: string) => {
    assertName(name);
    return `${base}/${name}`;
  };

  async function* list(prefix = ''): AsyncIterable<StoredFile> {
    let token = '';
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
      const xml = await (await demand('GET', `${base}?${query}`)).text();
      for (const [, entry] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield {
          name: fieldOf(entry!, 'Key'),
          bytes: Number(fieldOf(entry!, 'Size')),
          changedAt: new Date(fieldOf(entry!, 'LastModified')),
        };
      token = fieldOf(xml, 'NextContinuationToken');
    } while (token);
  }

  return {
    put: async (name, content, type) => void (await demand('PUT', addressOf(name), { content, type })),
    get: async (name) => {
      const response = await ask('GET', addressOf(name));
      if (response.status === 404) return null;
      return new Uint8Array(
        await response.arrayBuffer().catch((error: unknown) => {
          throw away(error);
        }),
      );
    },
    head: async (name) => {
      const { status, headers } = await ask('HEAD', addressOf(name));
      if (status === 404) return null;
      const changedAt = new Date(headers.get('last-modified') ?? 0);
      return { name, bytes: Number(headers.get('content-length')), changedAt };
    },
    delete: async (name) => void (await ask('DELETE', addressOf(name))),
    list,
  };
}
