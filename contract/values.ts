/** Building blocks of the schemas. Wire names are snake_case; ids are positive integers. */
import { z } from 'zod';
import { languages } from './languages.ts';

export { type Language, languages } from './languages.ts';

/** A whole number in a query string ("12") or a JSON body (12). Errors: bad input, below minimum, above maximum. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,12}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** A decimal number in a query string or body. */
export const decimal = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,4}(\.\d{1,12})?$/)])
    .transform(Number)
    .pipe(z.number().min(min).max(max));

export const id = wholeNumber(1, 2_147_483_647);

/** `name[]=a&name[]=b`, also a single `name=a`. At most 100 values. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(100), item.transform((value) => [value])])
    .optional()
    .transform((value) => (value ?? []) as z.output<T>[]);

export const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);

export const withLang = {
  lang: z.enum(languages).default('ja').meta({ description: 'Texts come back in this language only' }),
};

export const paging = {
  page_num: wholeNumber(1, 100_000).default(1).meta({ description: 'From 1' }),
  limit_num: wholeNumber(1, 100).default(20),
};

export const date = z.iso.date();

export const position = z.object({
  lat: z.number().meta({ description: 'WGS84 degrees' }),
  lng: z.number().meta({ description: 'WGS84 degrees' }),
});
export type Position = z.infer<typeof position>;
