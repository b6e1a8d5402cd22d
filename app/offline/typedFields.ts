/** What was typed is there again after a page has reloaded itself: kept in the tab, never passwords, answers or files. */
import { device } from '../deviceStorage.ts';
import { isReloading } from '../reloadOnce.ts';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSecret = ({ name, type }: FormField) =>
  /password|answer|token|secret/i.test(name) ||
  ['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset'].includes(type);
const isTicked = (field: FormField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Fields of the page's own forms, in order. */
const fieldsOf = (main: ParentNode): FormField[] =>
  [...main.querySelectorAll<FormField>('main input, main textarea, main select')].filter(
    (field) => field.name !== '' && !isSecret(field),
  );

interface Typed {
  /** Path and query: they are of this page only. */
  address: string;
  fields: { name: string; value: string; isChecked: boolean }[];
}

const here = () => location.pathname + location.search;

/** As it is kept; null: there are no fields. */
function typedHere(): string | null {
  const fields = fieldsOf(document).map((field) => ({
    ...{ name: field.name, value: field.value },
    isChecked: isTicked(field) && field.checked,
  }));
  return fields.length ? JSON.stringify({ address: here(), fields } satisfies Typed) : null;
}

/** @param before what was typed when the fields were last seen */
export function keepTyped(before: string | null = null): void {
  const typed = typedHere() ?? before;
  if (typed) device.tab.set('typed-fields', typed);
}

/**
 * Whatever makes the page reload itself: a new version, or a file of the build that is gone. In the second case React may take the
 * fields away before the page is left, so that they are read when the file is missed.
 */
export function keepOnReload(): void {
  let before: string | null = null;
  window.addEventListener('vite:preloadError', () => {
    before = typedHere();
  });
  window.addEventListener('pagehide', () => isReloading() && keepTyped(before));
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
  const present = address === here() ? fieldsOf(document) : [];
  let isDone = address !== here() && !isFromDevice();
  for (const [index, { name, value, isChecked }] of fields.entries()) {
    const sameName = fields.slice(0, index).filter((each) => each.name === name).length;
    const field = present.filter((each) => each.name === name)[sameName];
    if (!field) continue;
    isDone = true;
    if (!isTicked(field)) enter(field, value);
    else if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click();
  }
  if (isDone) device.tab.remove('typed-fields');
}
