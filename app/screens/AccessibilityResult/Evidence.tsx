import type { AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { Table, type TableProps } from '../../../ui/Table/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { ruleName, type Word } from '../Accessibility/words.ts';
import { SubjectTitle } from './SubjectTitle.tsx';

interface EvidenceProps {
  report: AccessibilityReport;
  criteria: readonly JudgedCriterion[];
}

/** What the verdicts rest on: tests by people, rulings, rules left out, and the rules and checks that were used. */
export function Evidence({ report: { manual, rulings, switched_off, rules, checks }, criteria }: EvidenceProps) {
  const { t, i18n } = usePage();
  const numbersOf = (kind: 'rules' | 'checks', id: string) =>
    criteria.flatMap((each) => (each[kind].includes(id) ? each.number : [])).join(t('accessibility:and'));
  const table = (heading: Word, ids: readonly Word[], rows: TableProps['rows']) =>
    rows.length ? (
      <Table
        narrow="entries"
        caption={t(`accessibility:${heading}`)}
        isCaptionHidden
        columns={ids.map((id, index) => ({ id, label: t(`accessibility:${id}`), isRowHeader: index === 0 }))}
        rows={rows}
      />
    ) : (
      <p>{t('accessibility:none')}</p>
    );
  return (
    <>
      <Section heading={t('accessibility:manual')}>
        {table(
          'manual',
          ['criterion', 'subject', 'outcome', 'by', 'testedOn', 'with', 'words'],
          manual.map((entry) => ({
            ...entry,
            subject: <SubjectTitle title={entry.title} />,
            id: `${entry.criterion} ${entry.subject} ${entry.on} ${entry.with}`,
            outcome: entry.is_void ? t('accessibility:manualVoid') : t(`accessibility:outcome_${entry.outcome}`),
            testedOn: i18n.date(entry.on),
          })),
        )}
      </Section>
      <Section heading={t('accessibility:rulings')}>
        <p>{t('accessibility:rulingsLead')}</p>
        {table(
          'rulings',
          ['rule', 'subject', 'where', 'reason', 'expires'],
          rulings.map((ruling) => ({
            ...ruling,
            rule: ruleName(t, { id: ruling.rule, help: ruling.help }),
            subject: <SubjectTitle title={ruling.title} />,
            where: <code>{ruling.target}</code>,
            expires: i18n.date(ruling.expires_on),
          })),
        )}
      </Section>
      <Section heading={t('accessibility:switchedOff')}>
        {table(
          'switchedOff',
          ['rule', 'where', 'reason'],
          switched_off.map((off) => ({
            ...off,
            rule: ruleName(t, { id: off.rule, help: off.help }),
            id: `${off.rule} ${off.where}`,
            where: t(off.where === 'stories' ? 'accessibility:whereStories' : 'accessibility:whereAll'),
          })),
        )}
      </Section>
      <Section heading={t('accessibility:rules')}>
        <p>{t('accessibility:rulesLead')}</p>
        {table(
          'rules',
          ['rule', 'numbers'],
          [
            ...rules.map((rule) => ({
              id: rule.id,
              rule: ruleName(t, rule),
              numbers: numbersOf('rules', rule.id),
            })),
            ...checks.map(({ id, name }) => ({ id: `check ${id}`, rule: name, numbers: numbersOf('checks', id) })),
          ],
        )}
      </Section>
    </>
  );
}
