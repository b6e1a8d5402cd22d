/**
 * Loaded before the portal of a run: for it, time stands still. Pages say what is open now and which days come next; by the real
 * clock their HTML would change from hour to hour, and what was tested would be void each time.
 */
const noonInJapan = Date.parse('2026-11-28T12:00:00+09:00');

Date.now = () => noonInJapan;
globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) => Reflect.construct(date, values.length === 0 ? [noonInJapan] : values, target),
});
