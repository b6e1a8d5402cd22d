import type { AccessibilityRunRow } from '../../../contract/accessibilityApi.ts';
import type { Output } from '../../../contract/index.ts';
import { usePage } from '../../PageContext.tsx';
import { ruleName } from '../Accessibility/words.ts';

interface RunProblemsProps extends Pick<Output<'GET /accessibility_runs'>, 'rules' | 'checks'> {
  run: AccessibilityRunRow;
}

/** What was wrong in one run, under the rule's or the check's name, with the elements. */
export function RunProblems({ run: { violations, findings, incomplete }, rules, checks }: RunProblemsProps) {
  const { t, lang } = usePage();
  const helpOf = (rule: string) => ruleName(t, rules.find(({ id }) => id === rule) ?? { id: rule, help: rule });
  const nameOf = (check: string) => checks.find(({ id }) => id === check)?.name ?? check;
  const undecided = incomplete.filter(({ ruling }) => ruling === null);
  const problems = [
    ...violations.map(({ rule, targets }) => ({ name: helpOf(rule), note: '', noteLang: lang, targets })),
    ...undecided.map(({ rule, target }) => ({
      name: helpOf(rule),
      note: t('accessibility:undecided'),
      noteLang: lang,
      targets: [target],
    })),
    ...incomplete
      .filter(({ ruling }) => ruling !== null)
      .map(({ rule, target }) => ({
        name: helpOf(rule),
        note: t('accessibility:decided'),
        noteLang: lang,
        targets: [target],
      })),
    // What a check has found it says in English.
    ...findings.map(({ check, message, target }) => ({
      name: nameOf(check),
      note: message,
      noteLang: 'en',
      targets: [target],
    })),
  ];
  return (
    <>
      {problems.length === 0 && <p>{t('accessibility:noProblem')}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ name, note, noteLang, targets }) => (
            <li key={`${name} ${note} ${targets.join()}`}>
              <strong>{name}</strong>
              {note && <p lang={noteLang}>{note}</p>}
              {targets.map((target) => (
                <p key={target}>
                  <code>{target}</code>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
