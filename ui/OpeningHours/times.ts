/** `from` and `to` as HH:MM, 0:00 to 24:00. A `to` that is not later than `from` lies on the next day. */
export type OpeningTime = { from: string; to: string };

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

export const endsNextDay = ({ from, to }: OpeningTime) => minutes(to) <= minutes(from);

/** For `<time>`, which knows two digits and no hour 24. */
export const machineTime = (time: string) => (time === '24:00' ? '00:00' : time.padStart(5, '0'));

/** Sunday is 0. Of a fixed week, so that it is the same on the server and in every time zone. */
export const weekdayName = (lang: string, weekday: number) =>
  new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + weekday));
