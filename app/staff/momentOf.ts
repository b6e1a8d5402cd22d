/** `2026-11-20T13:00` of a form is by the clock of Tokyo; what is no time is for the server to refuse. */
export const momentOf = (entered: string | undefined): string | undefined =>
  entered && (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(entered) ? `${entered}:00+09:00` : entered);
