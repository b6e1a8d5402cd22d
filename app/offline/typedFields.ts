/** What was typed is there again after a page has reloaded itself: kept in the tab, never passwords, answers or files. */
import { device } from '../deviceStorage.ts';
import { isReloading } from '../reloadOnce.ts';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSecret = ({ name, type }: FormField) =>
  /password|answer|token|secret/i.test(name) || /^(password|hidden|file|submit|button|image|reset)$/.test(type);
const isTicked = (field: FormField): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Fields of the page's own forms, in order. */
const ownFields = (): FormField[] =>
  [...document.querySelectorAll<FormField>('main :is(input, textarea, select)')].filter(
    (field) => field.name && !isSecret(field),
  );

interface Typed {
  /** Path and query: they are of this page only. */
  address: string;
  fields: { name: string; value: string; checked?: boolean }[];
}

const here = () => location.pathname + location.search;

/** As it is kept; nothing where there are no fields. */
function typedHere(): string | undefined {
  const fields = ownFields().map(({ name, value, checked }: FormField & { checked?: boolean }) => ({
    name,
    value,
    checked,
  }));
  return fields[0] && JSON.stringify({ address: here(), fields } satisfies Typed);
}

/** @param before what was typed when the fields were last seen */
export function keepTyped(before?: string): void {
  const typed = typedHere() ?? before;
  if (typed) device.tab.set('typed-fields', typed);
}

/** What was typed when a file of the build was missed: React may take the fields away before the page is left. */
let before: string | undefined;
const readFields = () => {
  before = typedHere();
};
const keepFields = () => isReloading() && keepTyped(before);

/** Whatever makes the page reload itself: a new version, or a file of the build that is gone. Asked twice, it listens once. */
export function keepOnReload(): void {
  window.addEventListener('vite:preloadError', readFields);
  window.addEventListener('pagehide', keepFields);
}

/** React hears of a change only where it is made past its own property. */
function enter(field: FormField, to: string): void {
  if (field.value === to) return;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  own.set!.call(field, to);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** In place of the page with the fields, or on the way there: the worker writes this first. */
const isFromDevice = () => /^{"(copiedAt|path)"/.test(document.getElementById('page-state')?.textContent ?? '');

/** Once: what is put back is not kept any longer, nor what belongs to a page that was left. */
export function restoreTyped(): void {
  const text = device.tab.get('typed-fields');
  if (!text) return;
  const { address, fields } = JSON.parse(text) as Typed;
  const present = address === here() ? ownFields() : [];
  let isDone = address !== here() && !isFromDevice();
  for (const { name, value, checked } of fields) {
    const field = present.find((each) => each.name === name);
    if (!field) continue;
    isDone = true;
    // The next of this name is another field.
    present.splice(present.indexOf(field), 1);
    if (!isTicked(field)) enter(field, value);
    else if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
  }
  if (isDone) device.tab.remove('typed-fields');
}
