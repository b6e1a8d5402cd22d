import type { StoredData } from '../../contract/dataAnnotations.ts';
import type { storedDataEndpoints } from '../../contract/storedData.ts';
import type { Language } from '../../contract/values.ts';
import type { Handlers } from '../context.ts';
import { changedOn, storedOnDevice, storedOnServer } from './storedData.ts';

const rowOf = ({ of, alsoOfVisitors = false, what, why, until, seenBy }: StoredData, lang: Language) => ({
  ...{ of, also_of_visitors: alsoOfVisitors, what: what[lang], why: why[lang], until: until[lang], seen_by: seenBy },
});

export const storedDataHandlers: Handlers<keyof typeof storedDataEndpoints> = {
  'GET /stored_data': async ({ lang }) => ({
    server: storedOnServer.map((data) => ({ ...rowOf(data, lang), store: data.store })),
    device: storedOnDevice.map((data) => ({
      ...rowOf(data, lang),
      ...{ area: data.area, names: [...data.names], needs_consent: data.needsConsent ?? false },
    })),
    changed_on: changedOn,
  }),
};
