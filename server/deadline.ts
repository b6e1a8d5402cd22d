/** Bounds on waiting. The work itself goes on: a query under way cannot be called back from here. */
import { ApiError } from '../contract/apiError.ts';
import type { Api } from '../contract/index.ts';

/** @throws ApiError E503 when `work` is not done after `ms` */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('E503', 'The database does not answer; try again in a moment')),
      Math.max(ms, 0),
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same API, whose calls all end within `ms` from now. */
export function apiWithin(ms: number, api: Api): Api {
  const endsAt = performance.now() + ms;
  return ((...args: Parameters<Api>) => within(endsAt - performance.now(), api(...args))) as Api;
}
