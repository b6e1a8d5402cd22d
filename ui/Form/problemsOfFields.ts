import { countCharacters } from '../CharacterCount/countCharacters.ts';
import { type Finding, isEmpty, kindOfValidity, type Limit, type MessageKind } from './messageKinds.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const limitAttributes: Partial<Record<MessageKind, string>> = {
  tooShort: 'minlength',
  tooLong: 'maxlength',
  belowMinimum: 'min',
  aboveMaximum: 'max',
  stepMismatch: 'step',
};

const isRequired = (control: Control) =>
  control.required ||
  control.getAttribute('aria-required') === 'true' ||
  // Of a group of choices the group knows it.
  control.closest('[role="group"][data-required], [role="radiogroup"][data-required]') !== null;

const isBlank = (value: FormDataEntryValue) =>
  typeof value === 'string' ? isEmpty(value) : !value.name && !value.size;

/** The browser counts code units; people count characters, and see CharacterCount count them. */
const isOver = (control: Control) =>
  'maxCharacters' in control.dataset && countCharacters(control.value) > Number(control.dataset.maxCharacters);

function limitOf(control: Control, kind: MessageKind): Limit | undefined {
  const attribute = limitAttributes[kind];
  const limit =
    (attribute && control.getAttribute(attribute)) ?? (kind === 'tooLong' ? control.dataset.maxCharacters : undefined);
  return limit && !Number.isNaN(Number(limit)) ? Number(limit) : limit || undefined;
}

function findingOf(controls: readonly Control[], values: readonly FormDataEntryValue[]): Finding | undefined {
  const isMissing = controls.some(isRequired) && values.every(isBlank);
  for (const control of controls) {
    const { validity } = control;
    const kind =
      kindOfValidity({ badInput: validity.badInput, valueMissing: isMissing }) ??
      // Without a choice of ours the browser still thinks of each control alone, such as one radio button.
      (validity.valueMissing ? undefined : kindOfValidity(validity)) ??
      (isOver(control) ? 'tooLong' : undefined);
    if (kind) return { kind, limit: limitOf(control, kind) };
  }
  return undefined;
}

/** What the browser finds in a form, of the fields that are named here; what rests or may not be changed is left out. */
export function problemsOfFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): ({ name: Name } & Finding)[] {
  const data = new FormData(form);
  return names.flatMap((name) => {
    const controls = [...form.elements].filter(
      (element): element is Control => element.matches('input, select, textarea') && isNamed(element as Control, name),
    );
    const finding = controls.length > 0 ? findingOf(controls, data.getAll(name)) : undefined;
    return finding ? [{ name, ...finding }] : [];
  });
}

const isNamed = (control: Control, name: string) => control.name === name && control.willValidate;
