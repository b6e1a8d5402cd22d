/** A load from one process: `connections` callers that each ask again as soon as they are answered. Run as a child, so that it does not share the server's thread. */
import http from 'node:http';

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  bytes: number;
}

export async function load(url: string, connections: number, seconds: number): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  let requests = 0;
  let bytes = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      http
        .get(
          url,
          {
            agent,
            headers: {
              'user-agent':
                'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
            },
          },
          (response) => {
            if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
            response.on('data', (chunk: Buffer) => (bytes += chunk.length));
            response.on('end', resolve);
          },
        )
        .on('error', reject);
    });
  const caller = async () => {
    while (performance.now() < end) {
      await ask();
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  const took = (performance.now() - started) / 1000;
  return { requests, seconds: took, perSecond: requests / took, bytes: bytes / requests };
}

if (import.meta.main) {
  const [, , url, connections, seconds] = process.argv;
  process.stdout.write(JSON.stringify(await load(url!, Number(connections), Number(seconds))));
}
