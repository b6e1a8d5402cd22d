/** The pages of the accessibility test as the server writes them: what they print is what the kept result comes to. */
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { type PageRequest, renderPage } from '../../app/entry.server.tsx';
import { states as namedStates } from '../../app/screens/Accessibility/words.ts';
import type { AccessibilityResult } from '../../contract/accessibility.ts';
import { targetedBy } from '../../contract/accessibilityClaims.ts';
import { auditOf } from '../../contract/accessibilityOutcomes.ts';
import { accessibilitySummary, summaryOf } from '../../contract/accessibilitySummary.ts';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { localApi } from '../../server/api.ts';
import { anonymous, type Context } from '../../server/context.ts';
import { cleanResult, criteria, failedResult, passedResult, standards } from '../../stories/fixtures/accessibility.ts';
import { states } from '../../tools/accessibility/states.ts';

const errors: unknown[] = [];

/** The page without its embedded data: what a reader has. */
async function pageOf(address: string, result: AccessibilityResult | null, hasRuns = true) {
  const url = new URL(address, 'https://walk.example.jp');
  const context = {
    accessibility: readAccessibility({ summary: result && summaryOf(result), result: hasRuns ? result : null }),
  } as Context;
  const response = await renderPage({
    ...{ path: url.pathname, query: url.searchParams, lang: url.searchParams.get('lang') === 'en' ? 'en' : 'ja' },
    ...{
      textSize: 1,
      consent: 'agree',
      member: null,
      origin: url.origin,
      settings: { contactUrl: 'https://contact.example.jp/', tiles: 'off', searchProvider: null, hasWorker: true },
    },
    apiFor: (lang) => localApi(lang, anonymous(context), { checkResponses: true }),
    siteAlertsFor: async () => [],
    assetsFor: async () => ({ scripts: [], preloads: [], styles: [], inlineStyle: '' }),
    onError: (error) => errors.push(error),
  } satisfies PageRequest);
  const html = /<main[\s\S]*<\/main>/.exec(response.html)![0];
  return {
    ...response,
    main: html,
    text: html
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  };
}

const path = '/about/accessibility/result';
const results = { clean: cleanResult(), failed: failedResult(), passed: passedResult() };
const records = `${path}?view=records`;
type Judged = AccessibilityResult['criteria'][number];
/** In words of every day, and apart by whether machines have found nothing. */
const wordOf = ({ outcome, automatic }: Judged): string => {
  if (outcome === 'failed') return '満たしていない';
  if (outcome === 'passed') return '満たしている';
  if (outcome === 'inapplicable') return '該当なし';
  return automatic === 'passed' ? '機械の試験だけ合格' : 'まだ確かめていない';
};
const shown = { conformant: 'レベルAAに準拠', partial: 'レベルAAに一部準拠', considered: 'レベルAAに配慮' };

describe.each(Object.keys(results) as (keyof typeof results)[])('the page of a result: %s', (name) => {
  const audit = auditOf(results[name], criteria, standards);
  const { counts } = audit;

  it('prints the counts, claims and verdicts that its runs come to', async () => {
    const { status, text, main } = await pageOf(path, results[name]);
    expect([status, errors]).toEqual([200, []]);
    const problems = counts.violations + counts.findings + counts.undecided;
    const stats = [...main.matchAll(/<dd class="[^"]*">(?:<a [^>]*>)?(\d[\d,]*)(?:<\/a>)?<span/g)].map(([, number]) =>
      Number(number!.replaceAll(',', '')),
    );
    const aimed = targetedBy({ id: 'wcag-2.2', level: 'AA' }, criteria);
    const verdicts = audit.criteria.filter(({ number }) => aimed.some((each) => each.number === number));
    expect(stats[0]).toBe(problems);
    expect(stats[1]).toBe(verdicts.filter(({ manual }) => manual > 0).length);
    const claim = audit.claims.find(({ standard }) => standard === 'wcag-2.2')!;
    expect(text).toContain(`WCAG 2.2：${shown[claim.kind]}`);
    // The picture: a field for each criterion that is aimed at, with what has become of it.
    const fields = [
      ...main.matchAll(/<a href="[^"]*\/result\/([\d.]+)"[^>]*><svg.*?<\/svg>[\d.]+<span[^>]*>[^<]*: ([^<]*)</g),
    ];
    expect(fields).toHaveLength(55);
    expect(new Map(fields.map(([, number, word]) => [number, word]))).toEqual(
      new Map(verdicts.map((each) => [each.number, wordOf(each)])),
    );
    expect(text).toContain(`ページ${counts.pages}件、部品と画面の見本${counts.stories}件`);
    for (const { met, inapplicable, failed, untested } of audit.claims)
      expect(text).toContain(
        `目標の${met + failed + untested}項目のうち、満たしているもの${met}項目（うち該当なし${inapplicable}項目）、満たしていないもの${failed}項目、未検査が残るもの${untested}項目。`,
      );
    expect([...text.matchAll(/: (レベルAAに(?:準拠|一部準拠|配慮))/g)].map(([, word]) => word)).toEqual(
      audit.claims.map(({ kind }) => shown[kind]),
    );
    const printed = [
      ...main.matchAll(/<th scope="row"[^>]*>(?:<a [^>]*>)(\d\.\d\.\d+) [^<]*<\/a><\/th>([\s\S]*?)<\/tr>/g),
    ].map(([, number, cells]) => [number, /結果(?:<span[^>]*>: <\/span>)?<\/span><div[^>]*>([^<]*)/.exec(cells!)?.[1]]);
    expect(new Map(printed as [string, string][])).toEqual(
      new Map(audit.criteria.map((each) => [each.number, wordOf(each)])),
    );
  });

  it('leads from each field to a page of the criterion', async () => {
    for (const each of audit.criteria.slice(0, 60).filter((_, at) => at % 6 === 0)) {
      const { status, text } = await pageOf(`${path}/${each.number}`, results[name]);
      expect(status).toBe(200);
      expect(text).toContain(`結果 ${wordOf(each)}`);
    }
  });

  it('counts on the page of the records how much was run', async () => {
    const { main } = await pageOf(records, results[name]);
    const stats = [...main.matchAll(/<dd class="[^"]*">(\d[\d,]*)<span/g)].map(([, number]) =>
      Number(number!.replaceAll(',', '')),
    );
    expect(stats.slice(0, 2)).toEqual([counts.page_runs, counts.runs - counts.page_runs]);
  });

  it('sends no run to the summary, and no summary to the runs', async () => {
    expect((await pageOf(path, results[name])).html).not.toContain('"not_applicable"');
    const { html } = await pageOf(`${path}?view=runs`, results[name]);
    expect(html).toContain('"not_applicable"');
    expect(html).not.toContain('"standards"');
  });
});

describe('what the figures cannot say by themselves', () => {
  it('is said beside them: who found problems, and how much was tested with all checks', async () => {
    const quick = results.clean.runs.map((run, at) => ({ ...run, is_complete: at > 0 }));
    const { text } = await pageOf(records, { ...results.clean, runs: quick });
    const { page_runs, runs } = auditOf(results.clean, criteria, standards).counts;
    expect(text).toContain('人による試験は、まだしていません。');
    expect(text).toContain(`ページの${page_runs}通りのうち${page_runs - 1}通り、見本の${runs - page_runs}通りのうち`);
    expect((await pageOf(records, results.passed)).text).not.toContain('人による試験は、まだ');
  });

  it('of each page is said beside it: looks, checks by keyboard, states', async () => {
    const menu = { ...results.clean.runs[0]!, state: 'menu' };
    const english = { ...results.clean, runs: [...results.clean.runs.filter(({ lang }) => lang === 'en'), menu] };
    const { text } = await pageOf(records, english);
    expect(text).toContain(
      '10通り試験し、うち10通りですべての検査をしました。キーボードなどの検査は4通りのうち2通り。',
    );
    expect(text).toContain('試験した状態：メニューを開いた状態。');
    expect((await pageOf(path, english)).text).toContain('くじで選んだコース（2026-11）：コースを探す');
  });

  it('of each page is marked how much was checked in each language, size, width and mode', async () => {
    const acting = results.clean.checks.find(({ every_setting }) => every_setting)!.id;
    const runs = results.clean.runs
      .filter(({ lang, mode }) => lang === 'ja' && mode !== 'print')
      .map((run) => ({
        ...run,
        is_complete: run.text_size === 1 && run.viewport === 'l' && run.mode === 'plain',
        checks: run.viewport === 's' || run.mode !== 'plain' ? run.checks.filter((id) => id !== acting) : run.checks,
      }));
    const { text } = await pageOf(records, { ...results.clean, runs });
    const marks = [
      '日本語: すべての検査英語: 試験していない',
      '標準: すべての検査大: 規則と、操作する検査',
      '幅360px: 規則と、見るだけの検査幅900px: 規則と、操作する検査（キーボード、幅320px、入力の誤り）幅1280px: すべての検査',
      'ふつう: すべての検査強制カラー: 規則と、見るだけの検査動きを減らす: 規則と、見るだけの検査印刷: 試験していない',
    ];
    for (const mark of marks) expect(text.replaceAll(' ', '')).toContain(mark.replaceAll(' ', ''));
  });

  it('of a page is part of every summary: without it none is read', () => {
    const summary = summaryOf(results.clean);
    expect(accessibilitySummary.safeParse(summary).success).toBe(true);
    const without = summary.subjects.map(({ reached: _, ...subject }) => subject);
    expect(accessibilitySummary.safeParse({ ...summary, subjects: without }).success).toBe(false);
  });

  it('of an outcome that is kept from an earlier test is its date', async () => {
    const [first, ...rest] = results.clean.subjects;
    const older = { ...results.clean, subjects: [{ ...first!, tested_at: '2026-10-01T00:00:00Z' }, ...rest] };
    const { text } = await pageOf(records, older);
    expect(text).toContain('いちばん古いものは2026年10月1日、新しいものは2026年11月20日の試験です。');
    expect(text).toContain('2026年10月1日に試験しました。');
  });

  it('of runs that are not in this copy is where they are', async () => {
    const { text, main } = await pageOf(records, results.failed, false);
    expect(text).toContain('すべての記録（JSON）と組み合わせごとの結果（CSV）は、公開版に添えたファイルにあります。');
    expect(main).not.toContain('result.csv');
    const runs = await pageOf(`${path}?view=runs`, results.failed, false);
    expect(runs.text).toContain('公開版に添えたファイルに、すべて入っています。');
    expect(runs.main).not.toContain('<form');
    expect((await pageOf(records, results.failed)).main).toContain('result.csv');
  });
});

it.each([path, records, `${path}?view=runs`, `${path}/1.4.3`])(
  '%s is valid HTML',
  async (address) => {
    const validate = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
    const { html } = await pageOf(address, results.failed);
    const { results: found } = await validate.validateString(html.slice(html.indexOf('<!'), html.length));
    const messages = found.flatMap(({ messages: all }) =>
      all.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    );
    expect([...new Set(messages)]).toEqual([]);
  },
  30_000,
);

describe('the combinations', () => {
  it('are counted under the filters of the address, with the rules in the language of the page', async () => {
    const wrong = results.failed.runs.filter(({ violations }) => violations.length).length;
    const { text, status } = await pageOf(`${path}?view=runs&problems=yes`, results.failed);
    expect([status, text.includes(`全${wrong}件のうち、1件目から${wrong}件目`)]).toEqual([200, true]);
    expect(text).toContain('要素は色のコントラスト比（最低限）の閾値を満たしていなければなりません');
    const english = await pageOf(`${path}?view=runs&problems=yes&lang=en`, results.failed);
    expect(english.text).toContain(`1 to ${wrong} of ${wrong}`);
    expect(english.text).toContain('minimum color contrast');
    expect((await pageOf(`${path}?view=runs`, results.clean)).text).toContain(`全${results.clean.runs.length}件`);
  });

  it.each(['width=xl', 'subject=/nowhere', 'page=0', 'page=9999', 'page=x', 'problems=maybe'])(
    'that cannot be asked for answer 422 and show all: %s',
    async (query) => {
      const { status, text } = await pageOf(`${path}?view=runs&${query}`, results.clean);
      expect(status).toBe(422);
      expect(text).toContain('その条件では調べられません');
      expect(text).toContain(`全${results.clean.runs.length}件`);
    },
  );
});

it('every state that a page is brought into has a name', () => {
  expect(Object.keys(states).filter((state) => !namedStates.some((named) => named === state))).toEqual([]);
});

it('each criterion says by what it was tested, and when; an unknown one is not there', async () => {
  const failed = results.failed.criteria.find(({ outcome }) => outcome === 'failed')!;
  const { main, text } = await pageOf(`${path}/${failed.number}`, results.failed);
  expect(text).toContain('2026年11月20日に試験しました。');
  expect(main).toContain(`subject=${encodeURIComponent(failed.failed_subjects[0]!)}`);
  expect((await pageOf(`${path}/${failed.number}`, results.failed, false)).main).not.toContain('view=runs');
  const untested = results.failed.criteria.find(({ rules, checks }) => rules.length + checks.length === 0)!;
  expect((await pageOf(`${path}/${untested.number}`, results.failed)).text).toContain('機械の試験はありません。');
  expect((await pageOf(`${path}/9.9.9`, results.failed)).status).toBe(404);
});

it('without a result nothing is claimed and everything is untested', async () => {
  const { status, text, main } = await pageOf(path, null);
  expect(status).toBe(200);
  expect(text).toContain('まだ試験をしていません');
  expect(text.match(/未試験/g)).toHaveLength(2);
  expect(main.match(/>まだ確かめていない</g)).toHaveLength(87);
  expect((await pageOf(`${path}?view=runs`, null)).text).toContain('この条件に合うものはありません');
  expect((await pageOf('/about/accessibility', null)).text).toContain('レベルAA（38項目）');
});
