import type { AccessibilityReport, JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { ruleName, useWords, type Word } from '../Accessibility/words.ts';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import { SubjectTitle } from './SubjectTitle.tsx';

/** Screen readers that people here use; none counts as tested before somebody has written down that they tested with it. */
const screenReaders = ['PC-Talker', 'NVDA', 'JAWS', 'VoiceOver', 'TalkBack'];

interface EvidenceProps {
  report: AccessibilityReport;
  criteria: readonly JudgedCriterion[];
}

/** What the verdicts rest on: tests by people, rulings, rules left out, and the rules and checks that were used. */
export function Evidence({ report: { manual, rulings, switched_off, rules, checks }, criteria }: EvidenceProps) {
  const { say, i18n } = useWords();
  const valid = manual.filter(({ is_void }) => !is_void);
  const countWith = (name: string) => valid.filter((entry) => entry.with.includes(name)).length;
  const numbersOf = (kind: 'rules' | 'checks', id: string) =>
    criteria.flatMap((each) => (each[kind].includes(id) ? each.number : [])).join(say('and'));
  const table = (heading: Word, ids: readonly Word[], rows: RecordTableProps['rows']) =>
    rows.length ? (
      <RecordTable
        caption={say(heading)}
        isCaptionHidden
        columns={ids.map((id) => ({ id, label: say(id) }))}
        rows={rows}
      />
    ) : (
      <p>{say('none')}</p>
    );
  return (
    <>
      <Section heading={say('assistive')} lead={say('assistiveLead')}>
        {table(
          'assistive',
          ['assistiveName', 'outcome'],
          screenReaders.map((name) => ({
            id: name,
            assistiveName: name,
            outcome: countWith(name) ? say('assistiveCount', { count: countWith(name) }) : say('untested'),
          })),
        )}
      </Section>
      <Section heading={say('manual')}>
        {table(
          'manual',
          ['criterion', 'subject', 'outcome', 'by', 'testedOn', 'with', 'words'],
          manual.map((entry) => ({
            ...entry,
            subject: <SubjectTitle title={entry.title} />,
            id: `${entry.criterion} ${entry.subject} ${entry.on} ${entry.with}`,
            outcome: entry.is_void ? say('manualVoid') : say(`outcome_${entry.outcome}`),
            testedOn: i18n.date(entry.on),
          })),
        )}
      </Section>
      <Section heading={say('rulings')} lead={say('rulingsLead')}>
        {table(
          'rulings',
          ['rule', 'subject', 'where', 'reason', 'expires'],
          rulings.map((ruling) => ({
            ...ruling,
            rule: ruleName(say, { id: ruling.rule, help: ruling.help }),
            subject: <SubjectTitle title={ruling.title} />,
            where: <code>{ruling.target}</code>,
            expires: i18n.date(ruling.expires_on),
          })),
        )}
      </Section>
      <Section heading={say('switchedOff')}>
        {table(
          'switchedOff',
          ['rule', 'where', 'reason'],
          switched_off.map((off) => ({
            ...off,
            rule: ruleName(say, { id: off.rule, help: off.help }),
            id: `${off.rule} ${off.where}`,
            where: say(off.where === 'stories' ? 'whereStories' : 'whereAll'),
          })),
        )}
      </Section>
      <Section heading={say('rules')} lead={say('rulesLead')}>
        <div className={stack.m}>
          {table(
            'rules',
            ['rule', 'numbers'],
            [
              ...rules.map((rule) => ({
                id: rule.id,
                rule: ruleName(say, rule),
                numbers: numbersOf('rules', rule.id),
              })),
              ...checks.map(({ id, name }) => ({ id: `check ${id}`, rule: name, numbers: numbersOf('checks', id) })),
            ],
          )}
        </div>
      </Section>
    </>
  );
}
