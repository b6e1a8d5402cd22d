import type { PrepareOutcome, PrepareRequest, PreparingStep } from '../../machines/photoPost/index.ts';
import { checkFile } from './limits.ts';

export type FromWorker = { step: PreparingStep; ratio: number } | { outcome: PrepareOutcome };

/** Where no worker runs, the server does everything. */
async function withoutWorker({ file, areas }: PrepareRequest): Promise<PrepareOutcome> {
  if (areas.length > 0) return { problem: 'failed' };
  const checked = await checkFile(file);
  if ('problem' in checked) return checked;
  const { format, size } = checked.head;
  return { picture: { blob: file, format, ...(size ?? { width: 0, height: 0 }), made: 'noCanvas' } };
}

/** Has a file prepared by a worker of its own, which ends with it, or at once when `signal` says so. */
export function preparePhoto(request: PrepareRequest, signal: AbortSignal): Promise<PrepareOutcome> {
  const { file, areas, onProgress } = request;
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      resolve(withoutWorker(request));
      return;
    }
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason as Error);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('step' in data) {
        onProgress(data.step, data.ratio);
        return;
      }
      end();
      resolve(data.outcome);
    });
    // Its file was not sent, or this browser knows no modules in workers; or it ran out of memory.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      resolve(withoutWorker(request));
    });
    worker.postMessage({ file, areas });
  });
}
