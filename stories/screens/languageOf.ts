import type { Language } from '../../contract/values.ts';

/** The toolbar's language. */
export const languageOf = (globals: Record<string, unknown>): Language => (globals.language === 'en' ? 'en' : 'ja');
