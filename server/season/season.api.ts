import type { placeEndpoints } from '../../contract/places.ts';
import { type Handlers, japaneseDay } from '../context.ts';
import { seasons } from './season.ts';

export const seasonHandlers: Handlers<keyof Pick<typeof placeEndpoints, 'GET /season'>> = {
  'GET /season': async ({ lang }, { now }) => {
    const month = Number(japaneseDay(now()).slice(5, 7));
    return {
      month,
      walks: seasons
        .filter(({ months }) => months.includes(month))
        .map(({ tint, name, search }) => ({
          tint,
          name: name[lang],
          field: 'scene' in search ? ('scene' as const) : ('keyword' as const),
          value: 'scene' in search ? search.scene : search.keyword[lang],
        })),
    };
  },
};
