/** At night nobody is woken, but for a warning of heat: from 21 to 8 o'clock in Tokyo, which has no summer time. */
const hourMs = 3600 * 1000;
const aheadMs = 9 * hourMs;
const dayMs = 24 * hourMs;
const [from, to] = [21 * hourMs, 8 * hourMs];

const timeOfDay = (at: Date) => (at.getTime() + aheadMs) % dayMs;

export function isQuiet(at: Date): boolean {
  const time = timeOfDay(at);
  return time >= from || time < to;
}

/** The moment itself by day, else 8 o'clock in the morning after it. */
export function afterQuiet(at: Date): Date {
  if (!isQuiet(at)) return at;
  const time = timeOfDay(at);
  return new Date(at.getTime() - time + to + (time >= from ? dayMs : 0));
}
