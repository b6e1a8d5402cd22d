import { useCallback } from 'react';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import { useApi } from '../../PageContext.tsx';
import { type Conditions, isFromHere, toInput } from './conditions.ts';

/** Asks how many shops or places conditions would give. */
export function useCountInstitutions(kind: InstitutionKind) {
  const api = useApi();
  return useCallback(
    async (asked: Conditions): Promise<number> => {
      // Wherever it is measured from, it is as many.
      const conditions = isFromHere(asked) ? { ...asked, sort: 'recommended' } : asked;
      const { total } = await api('GET /institutions', { ...toInput(kind, conditions), limit_num: 1 });
      return total;
    },
    [api, kind],
  );
}
