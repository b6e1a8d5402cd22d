/** The photo worker: everything that takes long. Its own response alone allows WebAssembly (`server/http/security.ts`). */
import type { CoveredArea } from '../../machines/photoPost/index.ts';
import { prepare } from './prepare.ts';
import type { FromWorker } from './preparePhoto.ts';

const say = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<{ file: Blob; areas: readonly CoveredArea[] }>) => {
  prepare(data, (step, ratio) => say({ step, ratio })).then(
    (outcome) => say({ outcome }),
    () => say({ outcome: { problem: 'failed' } }),
  );
});
