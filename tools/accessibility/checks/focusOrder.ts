import type { Page } from 'playwright';
import type { Finding } from '../check.ts';
import type { Walk } from './stops.ts';
import { look } from './support.ts';

/** What Tab must reach, one number for each stop: a radio group is one, and so is whatever else manages its own focus. */
export const expectedOrder = (page: Page) =>
  look(page, ({ seen, selector, controls, modal, target, role, name }) => {
    const tabbable =
      'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable=true]';
    const scope = modal() ?? document.body;
    const isOpen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !element.matches(':disabled');
    const groups = new Map<string, HTMLInputElement[]>();
    const stops: HTMLElement[] = [];
    for (const element of scope.querySelectorAll<HTMLElement>(tabbable)) {
      // Radio buttons of one name are one stop, whichever of them holds it.
      const isRadio = element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';
      if ((element.tabIndex < 0 && !isRadio) || !isOpen(element)) continue;
      if (element.matches('summary') && element !== element.closest('details')?.querySelector('summary')) continue;
      if (isRadio) {
        const key = `${element.name}@${element.form ? [...document.forms].indexOf(element.form) : ''}`;
        const group = groups.get(key) ?? [];
        group.push(element);
        groups.set(key, group);
        if (group.length > 1) continue;
      }
      stops.push(element);
    }
    const groupOf = (element: Element) =>
      [...groups.values()].find((group) => group.includes(element as HTMLInputElement));
    // Where each is met on the way, or a radio button of its group is.
    const met = window.metByKeyboard ?? [];
    const places = stops.map((stop) => {
      const group = groupOf(stop) ?? [stop];
      return { selector: selector(stop), met: met.findIndex((each) => group.includes(each as HTMLInputElement)) };
    });

    const composites =
      '[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=menubar], [role=toolbar], [role=grid], [role=tree]';
    const isManaged = (control: Element) => {
      const composite = control.closest(composites);
      const owner = composite?.id
        ? document.querySelector(`[aria-controls~="${composite.id}"], [aria-owns~="${composite.id}"]`)
        : null;
      return Boolean(
        composite && (composite.matches('[tabindex="0"]') || composite.querySelector('[tabindex="0"]') || owner),
      );
    };
    // A marker on a map whose place stands in a list beside it does what the button in the list does.
    const nameOf = (control: Element) => `${role(control)} ${name(control).replaceAll(/\s/g, '')}`;
    const stopNames = new Set(stops.map(nameOf));
    // One with a number in front of its name leads to the link of that name in the list.
    const plainName = (control: Element) => name(control).replaceAll(/\s/g, '');
    const linkNames = new Set(stops.filter((stop) => role(stop) === 'link').map(plainName));
    const isNumberedMarker = (control: Element) =>
      control.closest('[role=group]') !== null && linkNames.has(plainName(control).replace(/^\d+/, ''));
    const isNativeRadio = (control: Element) => control instanceof HTMLInputElement && control.type === 'radio';
    const unreachable = controls()
      .filter(
        (control) => !stops.includes(control) && !isNativeRadio(control) && control.tabIndex < 0 && !isManaged(control),
      )
      .filter((control) => !stopNames.has(nameOf(control)) && !isNumberedMarker(control))
      // A button that only repeats what the field beside it does by keyboard: opens the list of a combobox, empties a search (Escape).
      .filter(
        (control) =>
          !(
            role(control) === 'button' &&
            control.parentElement?.querySelector('[role=combobox], [role=searchbox], input[type=search]')
          ),
      )
      .map((control) => ({ message: 'can be pressed but not reached by keyboard', target: selector(control) }));
    const interactive = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';
    const pressable = [...scope.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (element.closest(interactive) || element.querySelector(interactive) || !seen(element)) return false;
      if (element.hasAttribute('onclick')) return true;
      const isPointer = (each: Element | null) => each !== null && getComputedStyle(each).cursor === 'pointer';
      return isPointer(element) && !isPointer(element.parentElement);
    });
    return {
      places,
      isModal: modal() !== null,
      radios: [...groups.values()].map((group) => group.map((each) => met.indexOf(each)).filter((each) => each >= 0)),
      positive: [...scope.querySelectorAll<HTMLElement>('[tabindex]')]
        .filter((each) => each.tabIndex > 0)
        .map((each) => ({
          message: `tabindex ${each.tabIndex} takes it out of the order of the page`,
          target: selector(each),
        })),
      unreachable: [
        ...unreachable,
        ...pressable.map((each) => ({
          message: 'looks or acts as a button and cannot be reached by keyboard',
          target: selector(target(each)),
        })),
      ],
    };
  });

type Expected = Awaited<ReturnType<typeof expectedOrder>>;

/** @param backwards `null` where there was no way out to come back from */
export function judgeOrder(
  { places, isModal, radios, positive, unreachable }: Expected,
  forwards: Walk,
  backwards: Walk | null,
): Finding[] {
  const found: Finding[] = [...positive, ...unreachable];
  const last = forwards.stops.at(-1)?.selector ?? 'body';
  const mayCycle = isModal && forwards.end === 'cycle';
  if (forwards.end !== 'outside' && !mayCycle)
    found.push({
      message: forwards.end === 'trap' ? 'Tab does not leave it' : 'Tab goes round and never leaves the page',
      target: last,
    });

  for (const { selector, met } of places)
    if (met < 0) found.push({ message: 'Tab never reaches it', target: selector });
  const all = places.filter(({ met }) => met >= 0);
  // In a modal dialog, the way begins where the focus was.
  const first = mayCycle ? all.findIndex(({ met }) => met === 0) : 0;
  const reached = [...all.slice(first), ...all.slice(0, first)];
  for (const [at, place] of reached.entries()) {
    const before = reached[at - 1];
    if (before && before.met > place.met)
      found.push({
        message: `Tab reaches it before ${before.selector}, which stands before it`,
        target: place.selector,
      });
  }
  if (!backwards) return found;

  // A radio group may be entered by another of its buttons from behind.
  const asGroup = (index: number) => radios.find((group) => group.includes(index))?.[0] ?? index;
  const there = forwards.stops.map(({ index }) => asGroup(index));
  const back = backwards.stops.map(({ index }) => asGroup(index)).reverse();
  // Backwards a browser without bars of its own goes from the first stop to the last: where there is one, to itself.
  if (backwards.end === 'trap' && there.length > 1)
    found.push({ message: 'Shift+Tab does not leave it', target: backwards.stops.at(-1)!.selector });
  else if (there.join() !== back.join()) {
    const at = there.findIndex((index, place) => index !== back[place]);
    found.push({ message: 'Shift+Tab goes another way than Tab', target: forwards.stops[at]?.selector ?? 'body' });
  }
  return found;
}
