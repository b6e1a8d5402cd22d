/** What the list of screens says, in both languages. */
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

/** @param count of states that have come since */
export const wordsOfChange = (count: number): Words => ({
  ja: `そのあとに、状態が${count}つ増えました。増えた状態は未検査です。`,
  en: `States added since then, not tested yet: ${count}.`,
});
