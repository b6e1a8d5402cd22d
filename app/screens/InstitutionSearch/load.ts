import type { Api } from '../../../contract/index.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import { asked } from '../../asked.ts';
import type { Loaded, LoadInput } from '../../page.ts';
import { type Conditions, isFromHere, readConditions, repeatedIn, toInput } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';

/** The visitor's place never stands in an address: until it is known, "nearest first" shows what is recommended. */
const search = (api: Api, kind: InstitutionKind, conditions: Conditions) =>
  asked(
    api(
      'GET /institutions',
      toInput(kind, isFromHere(conditions) ? { ...conditions, sort: 'recommended' } : conditions),
    ),
  );

export async function load({ api, route, query }: LoadInput): Promise<Loaded<InstitutionSearchData>> {
  const kind = route.props!.institution!;
  const conditions = readConditions(query, kind);
  const repeated = repeatedIn(query);
  const [{ municipalities }, found] = await Promise.all([
    api('GET /get_municipalities'),
    repeated.length ? { value: null, fields: repeated } : search(api, kind, conditions),
  ]);
  const fields = found.fields ?? [];
  return {
    data: {
      ...{ kind, conditions, fields, result: found.value },
      towns: municipalities.map(({ code, slug, name, area }) => ({ code, slug, name, area })),
    },
    status: fields.length ? 422 : 200,
  };
}
