/** What the list of screens says, in both languages. */
import type { Verdict, Words } from './screens.ts';

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
