import type { Api, Call } from '../../contract/index.ts';

/** Lists that stay the same while a visitor is here, and that every search page needs. */
const referenceCalls: readonly Call[] = ['GET /get_municipalities', 'GET /get_scene', 'GET /get_train_bus'];

/** The API with its reference lists asked for once in the life of the document. A failed call is made again. */
export function withReferenceCache(api: Api): Api {
  const responses = new Map<Call, Promise<unknown>>();
  const cached = (call: Call, ...input: unknown[]) => {
    const ask = () => (api as (call: Call, ...input: unknown[]) => Promise<unknown>)(call, ...input);
    if (!referenceCalls.includes(call)) return ask();
    const known = responses.get(call);
    if (known) return known;
    const response = ask();
    responses.set(call, response);
    response.catch(() => responses.delete(call));
    return response;
  };
  // The signature ties call, input and output together; nothing of them is changed here.
  return cached as Api;
}
