/** A push service that decrypts and verifies everything it is sent, in a process of its own: started by `push.bench.ts`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypted, newKeys, verifiedClaims } from '../server/pushSupport.ts';

const keys = newKeys();
const seen = new Set<string>();
let [right, twice] = [0, 0];
/** A token is the same for an hour: its signature is verified once. */
const verified = new Set<string>();

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { authorization = '' } = request.headers;
    if (!verified.has(authorization)) verifiedClaims(authorization);
    verified.add(authorization);
    if (seen.has(request.url!)) twice += 1;
    seen.add(request.url!);
    if (decrypted(Buffer.concat(chunks), keys).tag === 'heat') right += 1;
    response.writeHead(201).end();
  });
});
server.listen(0, '127.0.0.1', () =>
  process.send!({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicKey: keys.publicKey,
    authToken: keys.authToken,
  }),
);
process.on('message', () => process.send!({ right, twice }));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
