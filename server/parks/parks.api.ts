import { unknownValue } from '../../contract/apiError.ts';
import type { Handlers } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import { localise } from '../localise.ts';
import { parksIn } from './parks.queries.ts';

export const parkHandlers: Handlers<'GET /park'> = {
  'GET /park': async ({ municipality, lang }, { db, references }) => {
    const codes = municipality.map((name) => {
      const row = references.municipalityByName.get(name);
      if (!row) throw unknownValue('municipality');
      return row.code;
    });
    return {
      parks: (await parksIn(db, codes)).map(({ municipalityCode, ...row }) => ({
        ...localise(row, lang),
        area: references.municipalityByCode.get(municipalityCode)!.area,
        municipality: municipalityOf(municipalityCode, references, lang),
      })),
    };
  },
};
