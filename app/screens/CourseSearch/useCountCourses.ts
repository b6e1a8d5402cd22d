import { useCallback } from 'react';
import { useApi } from '../../PageContext.tsx';
import { type Conditions, isFromHere, toSearchInput } from './conditions.ts';

/** Asks how many courses conditions would give. */
export function useCountCourses() {
  const api = useApi();
  return useCallback(
    async (asked: Conditions): Promise<number> => {
      // Wherever it is measured from, it is as many.
      const conditions = isFromHere(asked) ? { ...asked, sort: 'recommended' } : asked;
      const { total } = await api('GET /search', { ...toSearchInput(conditions), limit_num: 1 });
      return total;
    },
    [api],
  );
}
