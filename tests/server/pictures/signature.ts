/** AWS Signature Version 4, written anew from its documentation: what the client of the server signs is checked by other code. */
import { createHash, createHmac } from 'node:crypto';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export interface Signed {
  method: string;
  url: URL;
  headers: Headers;
  signedHeaders: string[];
  region: string;
  service: string;
  secret: string;
}

/** The signature that the request must carry. */
export function signatureOf({ method, url, headers, signedHeaders, region, service, secret }: Signed): string {
  const moment = headers.get('x-amz-date')!;
  const day = moment.slice(0, 8);
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const lines = signedHeaders.map((name) => `${name}:${headers.get(name)!.trim().replace(/\s+/g, ' ')}\n`).join('');
  const path = decodeURIComponent(url.pathname).split('/').map(escaped).join('/');
  const canonical = [
    ...[method, path, query, lines, signedHeaders.join(';')],
    headers.get('x-amz-content-sha256') ?? sha256(''),
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

export { sha256 };
