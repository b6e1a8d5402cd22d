/** Rows of a raw statement, which both drivers return under `rows`. */
export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** SQLSTATE of a failed query, where drizzle keeps it. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
};

/** Name of the rule that a failed query broke. */
export const constraintOf = (error: unknown): string | undefined => {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: { constraint?: string } };
  return cause?.constraint ?? constraint;
};
