import type { staffLogEndpoints } from '../../contract/staffLog.ts';
import type { Handlers } from '../context.ts';
import { stepList } from './stepLog.ts';

export const stepLogHandlers: Handlers<keyof typeof staffLogEndpoints> = {
  'GET /staff/log': stepList,
};
