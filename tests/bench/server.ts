/** The API alone over HTTP, as production runs it, in a process of its own: started by `search.bench.ts`, which it tells its port. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import { apiRoutes } from '../../server/http/apiRoutes.ts';
import { requestContexts } from '../../server/http/requestContext.ts';
import { createUploads } from '../../server/http/uploads.ts';
import { deriveKeys } from '../../server/keys.ts';
import { createLog } from '../../server/log.ts';
import { createPictures } from '../../server/pictures/pictures.ts';
import { createPush } from '../../server/push/push.ts';
import { readReferences } from '../../server/references.ts';
import { openStorage } from '../../server/storage/openStorage.ts';

const config = readConfig(process.env);
const database = await openDatabase({
  url: config.DATABASE_URL || undefined,
  directory: config.DATA_DIR,
  onLog: () => {},
  onFatal: (reason) => {
    throw new Error(reason);
  },
});
const keys = deriveKeys('a-secret-of-the-bench-and-nothing-else');
const context = {
  db: database.db,
  references: await readReferences(database.db),
  accessibility: readAccessibility(),
  now: () => new Date(),
  keys,
  storage: openStorage(config),
  pictures: createPictures(),
  push: createPush(config, keys),
};
const tokenHeader = 'x-tokotoko-token';
const originOf = () => 'http://localhost';
const api = apiRoutes({
  contextOf: requestContexts({ tokenHeader, context, originOf, trustProxy: false }),
  log: createLog('error'),
  checkResponses: false,
  origin: '',
  tokenHeader,
  assertOwnPage: () => {},
  uploads: createUploads(),
});
const server = createServer(getRequestListener(api.fetch));
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }));
process.on('message', async () => {
  server.closeAllConnections();
  await database.close();
  process.exit(0);
});
