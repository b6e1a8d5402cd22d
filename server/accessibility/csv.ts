/** Tables of the accessibility result. */
import type { AccessibilityRun } from '../../contract/accessibility.ts';
import { countsOf } from '../../contract/accessibilityOutcomes.ts';
import { csvTable } from '../csvTable.ts';
import type { Accessibility } from './readAccessibility.ts';
import { criteriaOf } from './report.ts';

const problemsOf = ({ violations, findings, incomplete }: AccessibilityRun): string =>
  [
    ...violations.map(({ rule, targets }) => `${rule}: ${targets.join(' | ')}`),
    ...incomplete.filter(({ ruling }) => ruling === null).map(({ rule, target }) => `${rule}?: ${target}`),
    ...findings.map(({ check, message, target }) => `${check}: ${message}: ${target}`),
  ].join('; ');

/** One line for every page and story under every set of conditions. */
export function runsCsv(accessibility: Accessibility): string {
  const { subjects = [], runs = [] } = accessibility.result ?? {};
  const subjectOf = new Map(subjects.map((subject) => [subject.id, subject]));
  const header =
    'kind,subject,title_ja,title_en,state,lang,text_size,viewport,mode,rules_run,passed,not_applicable,violations,decided,undecided,checks,findings,ms,problems';
  return csvTable(
    header.split(','),
    runs.map((run) => {
      const subject = subjectOf.get(run.subject);
      // The one place that counts, asked about this run alone.
      const { violations, decided, undecided, findings } = countsOf({ subjects: [], runs: [run] });
      return [
        ...[subject?.kind ?? '', run.subject, subject?.title.ja ?? '', subject?.title.en ?? '', run.state],
        ...[run.lang, run.text_size, run.viewport, run.mode, run.rules_run, run.passed, run.not_applicable],
        ...[violations, decided, undecided, run.checks.length, findings, run.ms, problemsOf(run)],
      ];
    }),
  );
}

/** One line for every criterion. */
export function criteriaCsv(accessibility: Accessibility): string {
  const english = new Map(criteriaOf(accessibility, 'en').map((criterion) => [criterion.number, criterion]));
  const header =
    'number,level,since,standards,name_ja,name_en,outcome,automatic,method,rules,checks,subjects,failed_subjects,manual,person_ja,person_en';
  return csvTable(
    header.split(','),
    criteriaOf(accessibility, 'ja').map((each) => {
      const { name, person } = english.get(each.number)!;
      return [
        ...[each.number, each.level, each.since, each.standards.join(' '), each.name, name],
        ...[each.outcome, each.automatic, each.method ?? '', each.rules.join(' '), each.checks.join(' ')],
        ...[
          each.subjects,
          each.failed_subjects.map(({ id }) => id).join(' '),
          each.manual,
          each.person ?? '',
          person ?? '',
        ],
      ];
    }),
  );
}
