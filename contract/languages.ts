/** In a file of their own: a page that needs them alone gets no schema with them. */
export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];
