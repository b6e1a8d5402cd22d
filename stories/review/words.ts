/** What the review pages say, in both languages. */

import type { Standing, VoidReason } from '../../contract/reviewStates.ts';
import type { ReviewDecision, ReviewRole } from '../../contract/reviews.ts';
import type { Verdict, Words } from './screens.ts';

export const roles: Record<ReviewRole, Words> = {
  staff: { ja: '所管課の職員', en: 'Staff in charge' },
  approver: { ja: '承認者', en: 'Approver' },
  accessibility: { ja: 'アクセシビリティ担当', en: 'Accessibility' },
  design: { ja: 'デザイン担当', en: 'Design' },
  translation: { ja: '翻訳担当', en: 'Translation' },
};

export const decisions: Record<ReviewDecision, Words> = {
  approved: { ja: '承認する', en: 'Approve' },
  changes: { ja: '直してほしい', en: 'Ask for changes' },
};

export const kinds: Record<Standing['kind'], Words> = {
  open: { ja: '未審査', en: 'Not reviewed' },
  changes: { ja: '直しを待つ', en: 'Waiting for changes' },
  signed: { ja: '承認済み', en: 'Approved' },
  void: { ja: '無効', en: 'Void' },
};

export const reasons: Record<VoidReason, Words> = {
  tree: { ja: '読み上げの順や名前が変わりました', en: 'What is read out has changed' },
  look: { ja: '見た目が変わりました', en: 'The look has changed' },
  gone: { ja: 'この状態は、もうありません', en: 'This state is no more' },
};

export function wordsOfVerdict(verdict: Verdict): Words {
  if (verdict.kind === 'untested') return { ja: '未検査', en: 'Not tested' };
  if (verdict.kind === 'passed')
    return { ja: `問題なし（${verdict.looks}通りの条件）`, en: `Nothing found (${verdict.looks} looks)` };
  const { violations, undecided, findings } = verdict;
  return {
    ja: `axeの違反${violations}件、未判断${undecided}件、独自の検査の指摘${findings}件`,
    en: `violations by axe: ${violations}, undecided: ${undecided}, findings of our own checks: ${findings}`,
  };
}

/** The day in Tokyo, whatever the reader's clock. */
export const dayOf = (moment: string): Words => {
  const day = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(new Date(moment));
  return { ja: day('ja-JP'), en: day('en-GB') };
};
