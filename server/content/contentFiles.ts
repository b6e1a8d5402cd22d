/** How files in `content/` are written: a change of one thing is one small difference. */

/** A field a line: for texts that people write. */
export const asFields = (rows: readonly object[]): string => `${JSON.stringify(rows, null, 2)}\n`;

const list = (rows: readonly string[]): string => (rows.length ? `[\n${rows.join(',\n')}\n]\n` : '[]\n');

/** A thing a line: for tables. */
export const asLines = (rows: readonly object[]): string => list(rows.map((row) => `  ${JSON.stringify(row)}`));

/** A field a line, and of lists of things a thing a line: for routes, one leg a line. */
export const asRoutes = (rows: readonly object[]): string =>
  list(
    rows.map((row) => {
      const fields = Object.entries(row).map(([key, value]) => {
        const isList =
          Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && !Array.isArray(value[0]);
        const text = isList
          ? `[\n${value.map((entry) => `      ${JSON.stringify(entry)}`).join(',\n')}\n    ]`
          : JSON.stringify(value);
        return `    ${JSON.stringify(key)}: ${text}`;
      });
      return `  {\n${fields.join(',\n')}\n  }`;
    }),
  );
