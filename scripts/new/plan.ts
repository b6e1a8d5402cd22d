/** What `npm run new` is going to do, said before anything is written. */

export interface Insertion {
  file: string;
  /** The line as a person would add it by hand. */
  line: string;
  /** Puts the line in; null when the file no longer has the form that this knows. */
  insert: (text: string) => string | null;
}

/** New tables are carried into the database by a migration, which drizzle-kit writes from them. */
export interface Migration {
  /** File name behind the number. */
  name: string;
  /** Statements below what drizzle-kit writes, such as triggers. */
  statements: string;
}

export interface Plan {
  /** Path below the root → text. */
  files: Record<string, string>;
  insertions: Insertion[];
  migration?: Migration;
  /** What a person decides or adds, one entry each. */
  next: string[];
}

export const lowerFirst = (name: string): string => name[0]!.toLowerCase() + name.slice(1);
export const upperFirst = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Puts an import above all others; the formatter sorts it. */
export const importLine = (file: string, line: string): Insertion => ({
  file,
  line,
  insert: (text) => (/^import /m.test(text) ? text.replace(/^import /m, () => `${line}\nimport `) : null),
});

/** Puts a word last into an object literal without nested braces: `export const NAME = { a, b };` */
export const objectEntry = (file: string, name: string, entry: string): Insertion => ({
  file,
  line: `${entry}  (in ${name})`,
  insert: (text) => {
    const literal = new RegExp(`(const ${name}\\b[^=]*= \\{[^{}]*?),?(\\s*\\};)`);
    return literal.test(text) ? text.replace(literal, (_, head, end) => `${head}, ${entry}${end}`) : null;
  },
});
