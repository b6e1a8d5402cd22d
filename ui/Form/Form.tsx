import {
  type ComponentPropsWithRef,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { stack } from '../layout.css.ts';
import type { Finding, MessageKind } from './messageKinds.ts';
import { problemsOfFields } from './problemsOfFields.ts';
import type { FormWords } from './words.ts';

export type FormField = {
  /** what the messages call it, as it stands in a sentence: "area" where the field asks "Where you live" */
  label: string;
  /** id of its control or group, for the links of the summary; its name when left out */
  id?: string;
  /** where the summary leads instead, when the form only repeats what was entered on another page */
  href?: string;
  /** picked, not typed: "choose", not "enter" */
  isChosen?: boolean;
  /** better words than the general ones: what exactly is wanted here */
  messages?: Partial<Record<MessageKind, string>>;
};

/** `kind` finds the words; `message` is said as it is. Without a name it is about the form as a whole. */
export type FormProblem<Name extends string = string> = Partial<Finding> & { name?: Name; message?: string };
export type FormMessages<Name extends string = string> = Partial<Record<Name, string>>;

export type FormProps<Name extends string = string> = Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'noValidate'
> & {
  action?: string;
  /** what is asked, by name, in the order of the page */
  fields: Readonly<Record<Name, FormField>>;
  words: FormWords;
  /** what is wrong now, held outside; with `onProblemsChange` */
  problems?: readonly FormProblem<Name>[];
  /** what the server has found, in its first HTML */
  defaultProblems?: readonly FormProblem<Name>[];
  onProblemsChange?: (problems: readonly FormProblem<Name>[]) => void;
  /** what the browser cannot know, such as that two passwords are the same; asked at each attempt to send */
  validate?: (data: FormData) => readonly FormProblem<Name>[];
  summaryHeadingLevel?: 2 | 3;
  /** the fields; as a function they are given the message of each, for its `errorMessage` */
  children: ReactNode | ((messages: FormMessages<Name>) => ReactNode);
};

/**
 * Asks all fields when it is sent, and says everything that is wrong at once: a summary first, and a message at each
 * field. `onSubmit` is called, and the browser sends it, only when there is nothing. What was entered stays.
 */
export function Form<Name extends string>({
  fields,
  words,
  problems,
  defaultProblems = [],
  onProblemsChange,
  validate,
  summaryHeadingLevel,
  onSubmit,
  className,
  children,
  ...native
}: FormProps<Name>) {
  const ownId = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const isResponseAwaited = useRef(false);
  const [own, setOwn] = useState(defaultProblems);
  const names = Object.keys(fields) as Name[];
  const told = inOrder(problems ?? own, names).map((problem) => ({ ...problem, message: messageOf(problem) }));

  function messageOf({ name, kind = 'notValid', limit, message }: FormProblem<Name>): string {
    const field = name === undefined ? undefined : fields[name];
    return message ?? (field ? (field.messages?.[kind] ?? words.messages[kind]({ ...field, limit })) : words.general);
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    // Such as a button that goes back or saves a draft.
    const isUnchecked = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
    const found = isUnchecked
      ? []
      : inOrder([...problemsOfFields(form, names), ...(validate?.(new FormData(form, submitter)) ?? [])], names);
    isResponseAwaited.current = !isUnchecked;
    setOwn(found);
    onProblemsChange?.(found);
    if (found.length > 0) event.preventDefault();
    else onSubmit?.(event);
  };

  // After each attempt once, whether the browser has found something at once or the server a while later.
  useEffect(() => {
    if (!isResponseAwaited.current || !summary.current) return;
    isResponseAwaited.current = false;
    summary.current.focus();
  });

  const messages = Object.fromEntries(
    told.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message]])),
  ) as FormMessages<Name>;
  return (
    <form {...native} noValidate className={cx(stack.l, className)} onSubmit={submit}>
      {told.length > 0 && (
        <ErrorSummary
          ref={summary}
          id={`${native.id ?? ownId}-problems`}
          heading={words.heading(told.length)}
          headingLevel={summaryHeadingLevel}
          items={told.map(({ name, message }) => {
            const field = name === undefined ? undefined : fields[name];
            return { message, href: field && (field.href ?? `#${field.id ?? name}`) };
          })}
        />
      )}
      {typeof children === 'function' ? children(messages) : children}
    </form>
  );
}

/** One for each field, the first that is given; what is about the whole form stands first. */
function inOrder<Name extends string>(problems: readonly FormProblem<Name>[], names: readonly Name[]) {
  const place = ({ name }: FormProblem<Name>) => (name === undefined ? -1 : names.indexOf(name));
  return problems
    .filter(({ name }, at) => name === undefined || problems.findIndex((other) => other.name === name) === at)
    .toSorted((one, other) => place(one) - place(other));
}
