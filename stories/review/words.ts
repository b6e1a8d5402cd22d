/** What the list of screens and the review say, in both languages. */
import type { Review, ReviewDecision, ReviewRole, Standing, VoidReason } from '../../contract/reviews.ts';
import type { Verdict, Words } from './screens.ts';

const dateIn = (locale: string, moment: string) =>
  new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Tokyo' });

export function wordsOfVerdict(verdict: Verdict): Words {
  if (verdict.kind === 'untested') return { ja: '未検査', en: 'Not tested' };
  const on = { ja: dateIn('ja-JP', verdict.testedAt), en: dateIn('en-GB', verdict.testedAt) };
  if (verdict.kind === 'passed')
    return {
      ja: `問題なし（${on.ja}、${verdict.looks}通りの条件）`,
      en: `Nothing found (${on.en}, ${verdict.looks} looks)`,
    };
  const { violations, undecided, findings } = verdict;
  return {
    ja: `${on.ja}：axeの違反${violations}件、未判断${undecided}件、独自の検査の指摘${findings}件`,
    en: `${on.en}: violations by axe: ${violations}, undecided: ${undecided}, findings of our own checks: ${findings}`,
  };
}

/** @param count of states whose sources have changed since */
export const wordsOfChange = (count: number, of: number): Words => ({
  ja: `そのあとに、画面が変わりました（状態${of}のうち${count}）。変わったあとは未検査です。`,
  en: `Changed since then, and not tested again yet: ${count} of ${of} states.`,
});

/** @param count of states that have come since */
export const wordsOfNew = (count: number): Words => ({
  ja: `そのあとに、状態が${count}つ増えました。増えた状態は未検査です。`,
  en: `States added since then, not tested yet: ${count}.`,
});

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

/** A signature is believed only after the state was looked at again. */
export const kinds: Record<Standing['kind'] | 'unknown', Words> = {
  open: { ja: '未審査', en: 'Not reviewed' },
  changes: { ja: '直しを待つ', en: 'Waiting for changes' },
  signed: { ja: '承認済み', en: 'Approved' },
  void: { ja: '無効', en: 'Void' },
  unknown: { ja: '署名がいまも有効か、確かめています', en: 'Finding out whether the signature still holds' },
};

export const reasons: Record<VoidReason, Words> = {
  tree: { ja: 'ことば、名前、または並ぶ順が変わりました', en: 'Words, names or their order have changed' },
  look: { ja: '見た目が変わりました', en: 'The look has changed' },
  recorded: { ja: '署名のあとに、変更が記録されました', en: 'A change was recorded after it was signed' },
  gone: { ja: 'この状態は、いまは表示できません', en: 'This state cannot be shown now' },
};

const dayOf = (moment: string): Words => ({ ja: dateIn('ja-JP', moment), en: dateIn('en-GB', moment) });

export function wordsOfSignature({
  at,
  by,
  office,
  decision,
}: Pick<Review, 'at' | 'by' | 'office' | 'decision'>): Words {
  const day = dayOf(at);
  return {
    ja: `${day.ja}、${office}（${roles[by].ja}）：${decisions[decision].ja}`,
    en: `${day.en}, ${roles[by].en}: ${decisions[decision].en}`,
  };
}
