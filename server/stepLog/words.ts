/** What stands in the file of the log. Pages say the same; `tests/content/logWords.test.ts` compares. */
import type { RevisionState, TracedKind } from '../../contract/revisionRules.ts';
import type { LogStep } from '../../contract/staffLog.ts';
import type { StaffRole } from '../../contract/staffRoles.ts';
import type { Words } from '../import/words.ts';

export const kindWords: Record<TracedKind, Words> = {
  course: { ja: 'コース', en: 'Course' },
  cooperation: { ja: '健康づくり協力店', en: 'Cooperation shop' },
  sponsor: { ja: '協賛店', en: 'Sponsor shop' },
  playground: { ja: '健康遊具', en: 'Exercise equipment' },
  notice: { ja: 'お知らせ', en: 'News item' },
  event: { ja: 'イベント', en: 'Event' },
  article: { ja: '特集', en: 'Feature' },
  link: { ja: 'リンク', en: 'Link' },
  banner: { ja: 'バナー', en: 'Banner' },
  park: { ja: '公園', en: 'Park' },
  closure: { ja: '通行止め・変更', en: 'Closed or changed course' },
  alert: { ja: '全ページのお知らせ', en: 'Alert on every page' },
  facts: { ja: '確認したこと', en: 'Confirmed facts of a course' },
};

export const actionWords: Record<LogStep['action'], Words> = {
  add: { ja: '追加', en: 'Add' },
  change: { ja: '変更', en: 'Change' },
  remove: { ja: '削除', en: 'Remove' },
};
/** Of a closure or an alert, which nobody adds or removes. */
export const dutyActionWords: Record<LogStep['action'], Words> = {
  add: { ja: '開始', en: 'Begin' },
  change: { ja: '変更', en: 'Change' },
  remove: { ja: '終了', en: 'End' },
};

export const stateWords: Record<RevisionState, Words> = {
  waiting: { ja: '判定待ち', en: 'Waiting for a decision' },
  approved: { ja: '公開待ち', en: 'Approved, not public yet' },
  published: { ja: '公開済み', en: 'Published' },
  rejected: { ja: '断った', en: 'Rejected' },
  withdrawn: { ja: '取り下げ', en: 'Taken back' },
  outdated: { ja: '公開できない', en: 'Could not be published' },
};

export const roleWords: Record<StaffRole, Words> = {
  author: { ja: '作成担当', en: 'Author' },
  approver: { ja: '承認担当', en: 'Approver' },
  duty: { ja: '当番', en: 'Duty officer' },
  reviewer: { ja: '写真の確認担当', en: 'Photo reviewer' },
};
export const bureauWords: Words = { ja: '東京都', en: 'the bureau' };
export const clockWords: Words = { ja: '自動', en: 'Automatic' };

export const columnWords: readonly Words[] = [
  { ja: '日時', en: 'Time (Japan)' },
  { ja: '種類', en: 'Kind' },
  { ja: '名前', en: 'Name' },
  { ja: '番号', en: 'Number' },
  { ja: '内容', en: 'Action' },
  { ja: '提案の番号', en: 'Proposal' },
  { ja: '前の状態', en: 'From' },
  { ja: '後の状態', en: 'To' },
  { ja: '役割', en: 'Role' },
  { ja: '所属', en: 'Office' },
  { ja: '理由・説明', en: 'Reason or note' },
];
