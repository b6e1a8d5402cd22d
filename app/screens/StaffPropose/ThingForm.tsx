import type { ReactNode } from 'react';
import type { FormColumn, FormRow } from '../../../contract/contentForms.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { RowKind } from '../../../contract/revisionRules.ts';
import type { Language } from '../../../contract/values.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Form, type FormField, type FormMessages, formWords, type MessageKind } from '../../../ui/Form/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { messageKind } from '../../forms/formProblems.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import type { T } from '../../i18n/i18n.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ProposalFields, proposalFields } from '../../staff/ProposalFields.tsx';
import { ThingLine } from '../../staff/ThingLine.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { fieldName, orderKey, removeKey, rowName, type Task } from './data.ts';
import { Field, fieldId } from './Field.tsx';
import * as css from './StaffPropose.css.ts';

/** Rows to fill in beside those that are there: a course that is new has none. */
const spare = { isThere: { point: 2, fact: 2 }, isNew: { point: 8, fact: 6 } } as const;

interface Row extends FormRow {
  name: string;
  /** Its place among those of its kind, from 1; null: a row that may stay empty. */
  number: number | null;
}

function rowsOf({ id, form: { rows, columns } }: Task & { kind: 'form' }): Row[] {
  const kinds = new Set(columns.flatMap(({ of }) => of));
  const extra = spare[id === null ? 'isNew' : 'isThere'];
  const empty = (of: RowKind, count: number) =>
    kinds.has(of) ? Array.from({ length: count }, () => ({ of, cells: {}, number: null })) : [];
  const there = (rows.length ? rows : [{ of: 'item' as const, cells: {} }]).map((row, at, all) => ({
    ...row,
    number: all.slice(0, at + 1).filter(({ of }) => of === row.of).length,
  }));
  return [...there, ...empty('point', extra.point), ...empty('fact', extra.fact)].map((row, at) => ({
    ...row,
    name: rowName(at),
  }));
}

/** As it stands in a sentence of the page: what is in another language stands in the field anyway. */
const inLanguage = (words: string, lang: Language): string =>
  (lang === 'en' ? languageOfWords(words) === 'ja' : /[a-z]+(?:,? [a-z]+){2,}/i.test(words)) ? '…' : words;

/** Nobody's own name, for browsers that fill in fields. */
const labelOf = (column: string, label: string, t: T): string =>
  /^name_(ja|en)$/.test(column)
    ? t('staffPropose:nameLabel', { label: label.charAt(0).toLowerCase() + label.slice(1) })
    : label;

/** What the table says of each field, for the form to say. */
function messagesOf(
  problem: Problem | null,
  t: T,
  lang: Language,
): Record<string, Partial<Record<MessageKind, string>>> {
  if (problem?.kind !== 'refused' || !problem.fileFaults) return {};
  const { first } = problem.fileFaults;
  return Object.fromEntries(
    // One error for each fault, in the same order; of two for one field the first is said.
    problem.fields
      .flatMap(({ field, kind }, at) => {
        const fault = first[at];
        if (!fault) return [];
        const words = { ...fault, value: inLanguage(fault.value, lang), example: inLanguage(fault.example, lang) };
        return [[field, { [messageKind[kind]]: t(`importFault:${fault.kind}`, words) }] as const];
      })
      .reverse(),
  );
}

export type ThingFormProps = Task & { kind: 'form' } & Submission;

/** Every field of a thing, with what stands there now. */
export function ThingForm({ problem, values, isPending, onSubmit, ...task }: ThingFormProps) {
  const { t, lang, href } = usePage();
  const { of: kind, id, form, isSame } = task;
  const rows = rowsOf(task);
  const said = messagesOf(problem, t, lang);
  const entered = values.form ? values : null;
  const columnsOf = (of: RowKind) => form.columns.filter((column) => column.of.includes(of));
  const fields: Record<string, FormField> = {
    form: {
      label: t('staffPropose:whole'),
      id: 'fields',
      messages: { stepMismatch: t('staffPropose:meanwhile'), ...said.form },
    },
    ...Object.fromEntries(
      rows.flatMap(({ name, of, number }) =>
        columnsOf(of).map(({ key, control, ...column }) => [
          fieldName(name, key),
          {
            label:
              number === null || of === 'item'
                ? labelOf(key, column.label, t)
                : t('staffPropose:labelIn', { label: labelOf(key, column.label, t), row: rowLabel(of, number, t) }),
            id: fieldId(name, key),
            isChosen: control === 'choice' || control === 'choices',
            messages: said[fieldName(name, key)] ?? {},
          },
        ]),
      ),
    ),
    ...proposalFields(t),
  };
  const fieldsIn = (row: Row, messages: FormMessages) => (
    <Fields row={row} columns={columnsOf(row.of)} entered={entered} messages={messages} />
  );
  return (
    <Section heading={t('staffPropose:fieldsHeading')} lead={t('staffPropose:fieldsLead')}>
      {isSame && !problem && <Notice tone="info" heading={t('staffPropose:same')} />}
      {form.waiting.length > 0 && (
        <Notice tone="warning" heading={t('staffPropose:waitingHeading', { count: form.waiting.length })}>
          <p>{t('staffPropose:waitingText')}</p>
          <ul className={css.list}>
            {form.waiting.map((each) => (
              <li key={each.id}>
                <ThingLine revisionId={each.id} kind={each.kind} name={each.name} action={each.action} isNumbered />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Form
        id="fields"
        method="post"
        action={href(path('staffPropose'), { kind, id: id ?? 'new' })}
        fields={fields}
        words={formWords[lang]}
        {...useFormProblems(problem, {
          unauthorised: t('staffPropose:sessionOver'),
          offline: t('staffPropose:notSentOffline'),
        })}
        summaryHeadingLevel={3}
        aria-describedby="nothing-public"
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input type="hidden" name="form" value="fields" />
            <input type="hidden" name="rows" value={rows.map(({ of }) => of).join()} />
            <input type="hidden" name="known" value={rows.filter(({ number }) => number !== null).length} />
            <input type="hidden" name="based_on" value={entered?.based_on ?? form.based_on ?? ''} />
            {rows
              .filter(({ of }) => of === 'item')
              .map((row) => (
                <div key={row.name}>{fieldsIn(row, messages)}</div>
              ))}
            {(['point', 'fact'] as const).map((of) => {
              const own = rows.filter((row) => row.of === of);
              return (
                own.length > 0 && (
                  <Parts key={of} heading={t(`staffPropose:${of}s`)} lead={t(`staffPropose:${of}sLead`)}>
                    {own.map((row) => (
                      <Part key={row.name} row={row} messages={messages} entered={entered}>
                        {fieldsIn(row, messages)}
                      </Part>
                    ))}
                  </Parts>
                )
              );
            })}
            <ProposalFields values={values} messages={messages} />
            <p id="nothing-public">{t('staffPropose:nothingPublic')}</p>
            <div>
              <Button type="submit" size="l" isPending={isPending} pendingLabel={t('staffPropose:sending')}>
                {t('staffPropose:submit')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Section>
  );
}

const rowLabel = (of: RowKind, number: number, t: T) =>
  t(of === 'point' ? 'staffPropose:point' : 'staffPropose:fact', { number });

function Parts({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className={stack.s}>
      <h3 className={text.subheading}>{heading}</h3>
      <p>{lead}</p>
      {children}
    </div>
  );
}

interface FieldsProps {
  row: Row;
  columns: readonly FormColumn[];
  entered: Submission['values'] | null;
  messages: FormMessages;
}

function Fields({ row, columns, entered, messages }: FieldsProps) {
  const { t } = usePage();
  return (
    <div className={css.fields}>
      {columns.map(({ key, label, example, control, choices, is_required }) => (
        <Field
          key={key}
          column={key}
          row={row.name}
          cell={row.cells[key] ?? ''}
          values={entered}
          // A row that may stay empty asks for nothing; the server does once there is something in it.
          isRequired={is_required && row.number !== null}
          errorMessage={messages[fieldName(row.name, key)]}
          {...{ example, control, choices }}
          label={labelOf(key, label, t)}
        />
      ))}
    </div>
  );
}

interface PartProps extends Omit<FieldsProps, 'columns'> {
  children: ReactNode;
}

/** A point or a fact: closed until somebody wants to see it, or something is wrong in it. */
function Part({ row, entered, messages, children }: PartProps) {
  const { t, lang } = usePage();
  const { name, of, number, cells } = row;
  const isWrong = Object.keys(messages).some((field) => field.startsWith(`${name}.`));
  const own = cells[`name_${lang}`] ?? cells.fact ?? '';
  const title =
    number === null
      ? t(of === 'point' ? 'staffPropose:newPoint' : 'staffPropose:newFact')
      : t('staffPropose:partTitle', { row: rowLabel(of, number, t), name: own });
  const order = fieldName(name, orderKey);
  const remove = fieldName(name, removeKey);
  return (
    <Disclosure title={title} defaultExpanded={isWrong}>
      <div className={stack.m}>
        {of === 'point' && (
          <TextField
            id={fieldId(name, 'order')}
            name={order}
            inputMode="numeric"
            label={t('staffPropose:order')}
            description={t('staffPropose:orderHelp')}
            defaultValue={entered ? (entered[order] ?? '') : String(number ?? '')}
          />
        )}
        {children}
        {number !== null && (
          <Checkbox name={remove} value="1" defaultSelected={Boolean(entered?.[remove])}>
            {t(of === 'point' ? 'staffPropose:removePoint' : 'staffPropose:removeFact')}
          </Checkbox>
        )}
      </div>
    </Disclosure>
  );
}
