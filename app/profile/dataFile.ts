import type { Language } from '../../contract/values.ts';
import { address } from '../addresses.ts';
import { path } from '../routes.ts';

/** Of the file with everything that is stored about the member; the server sends it (`server/http/memberFile.ts`). */
export const dataFile = (lang: Language): string => address(`${path('memberData')}.json`, lang);
