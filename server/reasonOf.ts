/** Why something failed, in one line and without a query in it. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const { code } = ((cause as { code?: string } | undefined) ?? (error as { code?: string })) || {};
  // A failed query's message is the whole query; its cause says what went wrong.
  const own = message?.startsWith('Failed query') ? '' : message || code;
  return [own, (cause as Error | undefined)?.message].filter(Boolean).join(': ').replace(/\s+/g, ' ');
}
