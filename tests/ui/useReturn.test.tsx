/** A page that the browser has kept as it was when it was left, and shows again. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useReturn } from '../../app/forms/useReturn.ts';

function Returning({ onReturn }: { onReturn: () => void }) {
  useReturn(onReturn);
  return null;
}

const root = createRoot(document.createElement('div'));
const render = (onReturn: (() => void) | null) =>
  flushSync(() => root.render(<StrictMode>{onReturn && <Returning onReturn={onReturn} />}</StrictMode>));
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
afterEach(() => render(null));

test('is told once each time the kept page is shown, and not of a page that was loaded', () => {
  const onReturn = vi.fn();
  render(onReturn);
  show(false);
  expect(onReturn).not.toHaveBeenCalled();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(2);
});

test('is told to whoever listens now, and to nobody once the form has gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  render(first);
  render(second);
  show(true);
  expect([first, second].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  render(null);
  show(true);
  expect(second).toHaveBeenCalledTimes(1);
});
