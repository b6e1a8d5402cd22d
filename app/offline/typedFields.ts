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

export function keepTyped(): void {
  const fields = fieldsOf(document).map((field) => ({
    ...{ name: field.name, value: field.value },
    isChecked: isTicked(field) && field.checked,
  }));
  if (fields.length) device.tab.set('typed-fields', JSON.stringify({ address: here(), fields } satisfies Typed));
}

/**
 * Whatever makes the page reload itself: a new version, or a file of the build that is gone. In the second case React takes the fields
 * away before the page is left, so that they are read when the file is missed.
 */
export function keepOnReload(): void {
  let isKept = false;
  const keep = () => {
    if (!isReloading() || isKept) return;
    isKept = true;
    keepTyped();
  };
  for (const event of ['vite:preloadError', 'pagehide']) window.addEventListener(event, keep);
}

/** React hears of a change only where it is made past its own property. */
function enter(field: FormField, to: string): void {
  if (field.value === to) return;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  own.set!.call(field, to);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Once: what is put back is not kept any longer. */
export function restoreTyped(): void {
  const text = device.tab.get('typed-fields');
  device.tab.remove('typed-fields');
  if (!text) return;
  const { address, fields } = JSON.parse(text) as Typed;
  if (address !== here()) return;
  const present = fieldsOf(document);
  for (const [index, { name, value, isChecked }] of fields.entries()) {
    const sameName = fields.slice(0, index).filter((each) => each.name === name).length;
    const field = present.filter((each) => each.name === name)[sameName];
    if (!field) continue;
    if (!isTicked(field)) enter(field, value);
    else if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click();
  }
}
