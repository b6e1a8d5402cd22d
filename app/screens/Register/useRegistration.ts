import { useMachine } from '@xstate/react';
import {
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fromPromise } from 'xstate';
import type { Problem } from '../../../contract/problem.ts';
import { type RegistrationStep, registrationMachine } from '../../../machines/registration/index.ts';
import { address } from '../../addresses.ts';
import { useReturn } from '../../forms/useReturn.ts';
import { textsOf } from '../../forms/useSubmission.ts';
import type { NameVerdict } from '../../members/UserNameField.tsx';
import { useApi, usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';
import { keepDraft, keptDraft } from './deviceDraft.ts';
import type { Draft, RegisterData } from './Register.tsx';

export interface RegistrationProps {
  step: RegistrationStep;
  problem: Problem | null;
  /** What the fields begin with. */
  values: FormValues;
  /** What was entered comes from an earlier visit of this tab. */
  isRestored: boolean;
  /** The server has sent the form back, without what is secret. */
  isSentBack: boolean;
  isPending: boolean;
  verdict: NameVerdict;
  form: RefObject<HTMLFormElement | null>;
  onNameChange: (name: string) => void;
  onTermsChange: (hasAccepted: boolean) => void;
  /** Something was entered. */
  onInput: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onConfirm: (event: SubmitEvent<HTMLFormElement>) => void;
}

type Sending = { input: { values: FormValues } };

/** What the form begins with when there was one already. The terms were accepted then. */
const valuesOf = (draft: Draft | null): FormValues => (draft ? { ...draft, terms: '1' } : {});

/** Whether anything is typed or ticked. */
const isBegun = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (each) =>
      each instanceof HTMLInputElement &&
      (each.type === 'checkbox' ? each.checked : each.type !== 'radio' && each.value),
  );

function verdictOf(name: string, asked: { name: string; isFree: boolean | null }, isChecking: boolean): NameVerdict {
  if (isChecking) return 'checking';
  if (name !== asked.name || asked.isFree === null) return null;
  return asked.isFree ? 'free' : 'taken';
}

/** The registration of the page: its form, or its confirmation. */
export function useRegistration({ step, draft }: RegisterData): RegistrationProps {
  const api = useApi();
  const { action, form: posted, query, route, lang, leave } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<FormValues | null>(null);
  // A form that comes back stands by itself: an answer of the draft may be that of another question. The confirmation has no fields.
  const sent = posted && !posted.values.intent ? posted.values : valuesOf(draft);
  const values = kept ?? sent;
  const [state, send] = useMachine(
    useMemo(() => {
      const submit = ({ input: { values } }: Sending) => {
        if (!action || !route) throw new Error('The screen of this form has no action');
        const given = { api, values, query, route };
        return action(given);
      };
      return registrationMachine.provide({
        actors: {
          checkName: fromPromise<boolean, { name: string }>(
            async ({ input: { name } }) => (await api('POST /user_check', { user_name: name })).is_available,
          ),
          draft: fromPromise(submit),
          save: fromPromise(submit),
        },
      });
    }, [api, action, query, route]),
    {
      input: {
        step,
        hasAccepted: values.terms === '1',
        name: values.user_name ?? '',
        problem: posted?.problem ?? null,
      },
    },
  );
  const { context } = state;

  const hasSent = Object.keys(sent).length > 0;
  useLayoutEffect(() => {
    // Who has entered something meanwhile, or whose browser has put it back, goes on with that.
    const found = hasSent || !form.current || isBegun(form.current) ? null : keptDraft();
    if (!found) return;
    setKept(found);
    send({ type: 'NAME_CHANGED', name: found.user_name ?? '' });
  }, [hasSent, send]);

  const { destination } = context;
  useEffect(() => {
    if (destination !== null) leave(address(destination, lang));
  }, [destination, lang, leave]);
  useReturn(useCallback(() => send({ type: 'RETURNED' }), [send]));

  const sending = (type: 'SUBMIT' | 'CONFIRM') => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type, values: textsOf(new FormData(event.currentTarget, event.nativeEvent.submitter)) });
  };
  return {
    step: context.step,
    problem: context.problem,
    ...{ values, form },
    isRestored: kept !== null,
    isSentBack: posted !== null,
    // Until the next page is there, nobody presses twice.
    isPending: state.hasTag('busy') || destination !== null,
    verdict: verdictOf(context.name, context.asked, state.matches('checkingName')),
    onNameChange: (name) => send({ type: 'NAME_CHANGED', name }),
    onTermsChange: (hasAccepted) => send({ type: 'TERMS_CHANGED', hasAccepted }),
    onInput: () => form.current && keepDraft(textsOf(new FormData(form.current))),
    onSubmit: sending('SUBMIT'),
    onConfirm: sending('CONFIRM'),
  };
}
