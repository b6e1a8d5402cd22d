import type { AccessibilityRun } from '../../contract/accessibility.ts';
import type { accessibilityEndpoints } from '../../contract/accessibilityApi.ts';
import { hasProblem } from '../../contract/accessibilityOutcomes.ts';
import { beyondLastPage, unknownValue } from '../../contract/apiError.ts';
import type { Handlers } from '../context.ts';
import { aimsOf, criteriaOf, namesOf, reportOf, titlesOf } from './report.ts';

export const accessibilityHandlers: Handlers<keyof typeof accessibilityEndpoints> = {
  'GET /accessibility_policy': async ({ lang }, { accessibility }) => ({
    aims: aimsOf(accessibility, lang),
    known_problems: accessibility.knownProblems.map(({ what, effect, instead, ...problem }) => ({
      ...problem,
      what: what[lang],
      effect: effect[lang],
      instead: instead[lang],
    })),
  }),
  'GET /accessibility_result': async ({ lang }, { accessibility }) => ({
    aims: aimsOf(accessibility, lang),
    criteria: criteriaOf(accessibility, lang),
    report: reportOf(accessibility, lang),
  }),
  'GET /accessibility_runs': async (input, { accessibility }) => {
    const { lang, page_num, limit_num, subject, subject_kind, tested_lang, text_size, viewport, mode, state } = input;
    const subjects = new Map(accessibility.summary?.subjects.map((each) => [each.id, each]));
    if (subject !== undefined && !subjects.has(subject)) throw unknownValue('subject');
    if (state !== undefined && !accessibility.summary?.subjects.some(({ states }) => states.includes(state)))
      throw unknownValue('state');
    const wanted = { subject, lang: tested_lang, text_size, viewport, mode, state };
    const isWanted = (run: AccessibilityRun) =>
      Object.entries(wanted).every(
        ([name, value]) => value === undefined || run[name as keyof typeof wanted] === value,
      ) &&
      (subject_kind === undefined || subjects.get(run.subject)?.kind === subject_kind) &&
      (input.only_problems === 'no' || hasProblem(run));
    const found = (accessibility.result?.runs ?? []).filter(isWanted);
    const titleOf = titlesOf(accessibility, lang);
    const shown = found.slice((page_num - 1) * limit_num, page_num * limit_num);
    if (page_num > 1 && !shown.length) throw beyondLastPage();
    return {
      runs: shown.map(({ checks, ...run }) => {
        const { kind = 'page' as const } = subjects.get(run.subject) ?? {};
        return { ...run, checks: checks.length, kind, title: titleOf(run.subject) };
      }),
      ...namesOf(accessibility, lang, {
        rules: shown.flatMap(({ violations, incomplete }) => [...violations, ...incomplete].map(({ rule }) => rule)),
        checks: shown.flatMap(({ findings }) => findings.map(({ check }) => check)),
      }),
      ...{
        is_available: accessibility.result !== null || accessibility.summary === null,
        total: found.length,
        page_num,
        limit_num,
      },
    };
  },
};
