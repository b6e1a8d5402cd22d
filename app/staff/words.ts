import type { StaffPerson } from '../../contract/staff.ts';
import type { T } from '../i18n/i18n.ts';

/** 「写真の確認担当（台東区）」 */
export const roleInWords = ({ role, office }: StaffPerson, t: T): string =>
  t('staffRole:withOffice', { role: t(`staffRole:${role}`), office: office?.name ?? t('staffRole:bureau') });
