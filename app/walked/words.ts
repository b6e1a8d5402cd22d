import type { Problem } from '../../contract/problem.ts';
import type { WalkedOutcome } from '../../machines/walkedRecord/index.ts';
import type { I18n } from '../i18n/i18n.ts';

/** What was recorded, sentence by sentence: the walk, its stamp, its titles. */
export function outcomeSentences({ isNew, stamp, titles }: WalkedOutcome, { t }: I18n): string[] {
  if (!isNew) return [t('walked:again')];
  return [
    t('walked:recorded'),
    ...(stamp ? [t('walked:stamp')] : []),
    ...(titles.length
      ? [
          t('walked:titles', {
            count: titles.length,
            names: titles.map(({ name }) => t('walked:titleName', { name })).join(t('listAnd')),
          }),
        ]
      : []),
  ];
}

/** Why it could not be recorded or taken back. */
export function walkProblem(problem: Problem, isUndo: boolean, { t }: I18n): string {
  switch (problem.kind) {
    case 'offline':
      return t('walked:failedOffline');
    case 'unauthorised':
      return t('walked:loggedOut');
    case 'failed':
      if (problem.code === 'E409') return t(isUndo ? 'walked:tooLate' : 'walked:closed');
      return t('walked:failed');
    default:
      return t('walked:failed');
  }
}
