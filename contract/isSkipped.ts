/** Values that a request leaves out: a query string or a form could only spell them as words. */
export const isSkipped = (value: unknown): boolean => value === null || value === undefined || Number.isNaN(value);
