/** Every translation at once: stories show any screen without loading. */
import { base as en } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base as ja } from '../../app/i18n/ja.ts';

type Files = Record<string, { default: object }>;
const files: Files = {
  ...import.meta.glob<{ default: object }>('../../app/screens/*/{ja,en}.json', { eager: true }),
  ...import.meta.glob<{ default: object }>('../../app/i18n/{ja,en}/*.json', { eager: true }),
};

/** `…/CourseSearch/ja.json` and `…/ja/map.json` by namespace. */
function translationsOf(lang: 'ja' | 'en'): Record<string, object> {
  const entries = Object.entries(files).flatMap(([file, { default: texts }]) => {
    const screen = new RegExp(`/screens/(\\w)(\\w*)/${lang}\\.json$`).exec(file);
    const shared = new RegExp(`/i18n/${lang}/(\\w+)\\.json$`).exec(file);
    if (screen) return [[screen[1]!.toLowerCase() + screen[2], texts] as const];
    return shared ? [[shared[1]!, texts] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const i18nOf = {
  ja: createI18n('ja', { ...translationsOf('ja'), ...ja }),
  en: createI18n('en', { ...translationsOf('en'), ...en }),
};
