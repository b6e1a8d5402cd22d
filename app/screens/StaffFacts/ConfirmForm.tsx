import { useId } from 'react';
import { factKinds, factSources, notKnown } from '../../../contract/factRules.ts';
import type { KnownFact } from '../../../contract/facts.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';
import { path } from '../../routes.ts';
import { chosenIn, type FactsState, type StaffFactsData, unchanged } from './data.ts';
import { isOnMap } from './onMap.ts';
import { knownInWords, valuesOf } from './words.ts';

type OnMap = (StaffFactsData & { kind: 'facts' })['onMap'];

export interface ConfirmFormProps extends Submission {
  state: FactsState;
  onMap: OnMap;
}

/** All facts of a course, each with what is known of it; one look finds several, so day and source are asked for once. */
export function ConfirmForm({ state, onMap, problem, values, isPending, onSubmit }: ConfirmFormProps) {
  const { t, lang, href } = usePage();
  const again = useId();
  const isOvertaken = problem?.kind === 'failed' && problem.code === 'E409';
  const problems = useFormProblems(problem, {
    unauthorised: t('staffFacts:sessionOver'),
    ...(isOvertaken && { failed: t('staffFacts:overtaken') }),
  });
  return (
    <Form
      method="post"
      aria-describedby={again}
      // Where it fails, the page of the same course comes back.
      action={href(path('staffFacts'), { course: state.course.id })}
      fields={{
        facts: {
          label: t('staffFacts:factsLabel'),
          isChosen: true,
          messages: { required: t('staffFacts:nothingChosen') },
        },
        ...Object.fromEntries(factKinds.map((kind) => [kind, { label: t(`staffFacts:fact_${kind}`), isChosen: true }])),
        on: {
          label: t('staffFacts:on'),
          messages: { aboveMaximum: t('staffFacts:onAhead'), belowMinimum: t('staffFacts:onEarly') },
        },
        source: { label: t('staffFacts:source'), isChosen: true },
      }}
      words={formWords[lang]}
      {...problems}
      summaryHeadingLevel={3}
      validate={(data) =>
        chosenIn((kind) => String(data.get(kind) ?? '')).length ? [] : [{ name: 'facts', kind: 'required' }]
      }
      onSubmit={onSubmit}
    >
      {(messages: Partial<Record<string, string>>) => (
        <>
          <input type="hidden" name="course_id" value={state.course.id} />
          <input type="hidden" name="version" value={state.version} />
          <div id="facts" className={stack.l}>
            {state.facts.map((fact) => (
              <Fact key={fact.kind} {...{ fact, onMap, values }} errorMessage={messages[fact.kind]} />
            ))}
          </div>
          <TextField
            id="on"
            name="on"
            // The browser's own.
            type="date"
            label={t('staffFacts:on')}
            description={t('staffFacts:onHelp')}
            defaultValue={values.on ?? ''}
            errorMessage={messages.on}
            isRequired
            requirementLabel={t('required')}
          />
          <Select
            id="source"
            name="source"
            label={t('staffFacts:source')}
            options={[
              { value: '', label: t('staffFacts:sourceChoose') },
              ...factSources.map((value) => ({ value, label: t(`staffFacts:source_${value}`) })),
            ]}
            defaultValue={values.source ?? ''}
            errorMessage={messages.source}
            isRequired
            requirementLabel={t('required')}
          />
          <p id={again}>{t('staffFacts:again')}</p>
          <div>
            <Button type="submit" size="l" isPending={isPending} pendingLabel={t('staffFacts:sending')}>
              {t('staffFacts:submit')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

interface FactProps {
  fact: KnownFact;
  onMap: OnMap;
  values: FormValues;
  errorMessage: string | undefined;
}

function Fact({ fact, onMap, values, errorMessage }: FactProps) {
  const { t, lang, i18n } = usePage();
  const { kind, is } = fact;
  const entered = values[kind] ?? unchanged;
  // What nobody knows cannot be forgotten.
  const mayForget = is !== null || entered === notKnown;
  return (
    <RadioGroup
      id={kind}
      name={kind}
      label={t(`staffFacts:fact_${kind}`)}
      description={t('staffFacts:now', {
        known: knownInWords(fact, isOnMap(kind, onMap) ? onMap.on_map : null, i18n),
      })}
      items={[
        { value: unchanged, label: t('staffFacts:keep') },
        ...valuesOf(kind, lang, t),
        ...(mayForget ? [{ value: notKnown, label: t('staffFacts:forget') }] : []),
      ]}
      layout="chips"
      defaultValue={entered}
      errorMessage={errorMessage}
    />
  );
}
