import { useState } from 'react';
import type { RevisionList, TracedKind } from '../../../contract/revisionRules.ts';
import type { RevisionListed } from '../../../contract/revisions.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Fieldset } from '../../../ui/Fieldset/index.ts';
import { Form, type FormField, formWords } from '../../../ui/Form/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { RadioGroup } from '../../../ui/RadioGroup/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ConfirmField } from '../../staff/ConfirmField.tsx';
import { ReasonField } from '../../staff/ProposalFields.tsx';
import { boxName, boxValue } from './data.ts';
import { isNumberedIn } from './isNumberedIn.ts';
import { mayBeChosen, Row } from './Row.tsx';
import * as css from './StaffContent.css.ts';

export interface TogetherFormProps extends Submission {
  /** `waiting`: they are decided; `own`: they are taken back. */
  list: Exclude<RevisionList, 'all'>;
  ofKind: TracedKind | null;
  page: number;
  revisions: readonly RevisionListed[];
}

/** The list as a form: several of a page are decided at once, as after an import. Each stays a decision of its own. */
export function TogetherForm({
  list,
  ofKind,
  page,
  revisions,
  problem,
  values,
  isPending,
  onSubmit,
}: TogetherFormProps) {
  const { t, lang, href } = usePage();
  const isDecision = list === 'waiting';
  const what = isDecision ? 'decide' : 'withdraw';
  const free = revisions.filter(mayBeChosen);
  const listed = free.map(boxValue).join();
  // Without JavaScript a form that comes back may have others in it: those were neither chosen nor checked.
  const isSame = values.listed === listed;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        free
          .map(boxValue)
          .filter((each, at) => (isSame && values.all === '1') || values[boxName(free[at]!.id)] === each),
      ),
  );
  const choose = (which: readonly string[], isChosen: boolean) =>
    setChosen(
      (before) => new Set(isChosen ? [...before, ...which] : [...before].filter((each) => !which.includes(each))),
    );
  const isNumbered = isNumberedIn(revisions);
  const fields: Record<string, FormField> = {
    chosen: {
      label: t(`staffContent:chosen_${what}`),
      isChosen: true,
      messages: { required: t('staffContent:chosenRequired') },
    },
    type: { label: t('staffContent:type'), isChosen: true },
    reason: { label: t('revision:reason') },
    confirm: {
      label: t(`staffContent:confirm_${what}`),
      isChosen: true,
      messages: { required: t('staffContent:confirmRequired') },
    },
  };
  return (
    <Form
      method="post"
      action={href(path('staffContent'), { list, kind: ofKind, page: page > 1 && page })}
      words={formWords[lang]}
      fields={fields}
      {...useFormProblems(problem, { unauthorised: t('staffContent:sessionOver') })}
      summaryHeadingLevel={2}
      onSubmit={onSubmit}
    >
      {(messages) => (
        <>
          <input type="hidden" name="list" value={list} />
          {ofKind && <input type="hidden" name="kind" value={ofKind} />}
          {page > 1 && <input type="hidden" name="page" value={page} />}
          <input type="hidden" name="listed" value={listed} />
          <Fieldset
            id="chosen"
            tabIndex={-1}
            legend={t(`staffContent:chosen_${what}`)}
            description={t(`staffContent:chosenHelp_${what}`)}
            errorMessage={messages.chosen}
          >
            {free.length > 1 && (
              <Checkbox
                name="all"
                value="1"
                isSelected={chosen.size === free.length}
                onChange={(isChosen) => choose(free.map(boxValue), isChosen)}
              >
                {t('staffContent:chooseAll', { count: free.length })}
              </Checkbox>
            )}
            <ul className={css.list}>
              {revisions.map((revision) => (
                <Row
                  key={revision.id}
                  {...{ revision, isState: !isDecision, isNumbered: isNumbered(revision) }}
                  choice={{
                    isChosen: chosen.has(boxValue(revision)),
                    onChange: (isChosen) => choose([boxValue(revision)], isChosen),
                  }}
                />
              ))}
            </ul>
          </Fieldset>
          <div className={`${stack.m} ${measure}`}>
            {isDecision ? (
              <>
                <RadioGroup
                  id="type"
                  name="type"
                  label={t('staffContent:type')}
                  items={(['approve', 'reject'] as const).map((value) => ({
                    ...{ value, label: t(`staffContent:type_${value}`) },
                  }))}
                  defaultValue={values.type || null}
                  isRequired
                  requirementLabel={t('required')}
                  errorMessage={messages.type}
                />
                <ReasonField help={t('staffContent:reasonHelp')} values={values} messages={messages} />
              </>
            ) : (
              <input type="hidden" name="type" value="withdraw" />
            )}
            <ConfirmField value={isSame ? values.confirm : undefined} errorMessage={messages.confirm}>
              {t(`staffContent:confirm_${what}`)}
            </ConfirmField>
            <div>
              <Button
                type="submit"
                size="l"
                variant={isDecision ? 'primary' : 'secondary'}
                isPending={isPending}
                pendingLabel={t('staffContent:sending')}
              >
                {t(`staffContent:do_${what}`)}
              </Button>
            </div>
          </div>
        </>
      )}
    </Form>
  );
}
