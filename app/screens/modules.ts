/** Screens and their translations, found by the name that the route table gives. */
import type { Language } from '../../contract/values.ts';
import { type ScreenNamespace, sharedNamespaces, type Translations } from '../i18n/namespaces.ts';
import type { ScreenModule } from '../page.ts';

type TranslationFile = { default: object };

const modules = import.meta.glob<{ screen: ScreenModule }>('./*/index.ts');
const translations = import.meta.glob<TranslationFile>([
  './*/ja.json',
  './*/en.json',
  '../i18n/*/{accessibility,institution,map,member,news,park,profile,search}.json',
]);

/** The build's manifest names a screen's module like this. */
const screenModuleId = (screen: string): string => `app/screens/${screen}/index.ts`;

const namespaceOf = (screen: string) => (screen[0]!.toLowerCase() + screen.slice(1)) as ScreenNamespace;

/** File of each namespace that a screen uses, relative to this folder. */
function translationFiles(screen: string, lang: Language): [string, string][] {
  const shared = sharedNamespaces[screen] ?? [];
  return [
    [namespaceOf(screen), `./${screen}/${lang}.json`] as [string, string],
    ...shared.map((namespace): [string, string] => [namespace, `../i18n/${lang}/${namespace}.json`]),
  ].filter(([, file]) => file in translations);
}

/** Modules that a page needs beside the entry, as the build's manifest names them. */
export const pageModuleIds = (screen: string | null, lang: Language): string[] => [
  `app/i18n/${lang}.ts`,
  ...(screen
    ? [
        screenModuleId(screen),
        ...translationFiles(screen, lang).map(([, file]) => new URL(file, 'x:/app/screens/').pathname.slice(1)),
      ]
    : []),
];

/** @throws when the route table names a screen that is not there */
export async function loadScreen(
  screen: string,
  lang: Language,
): Promise<{ module: ScreenModule; translations: Translations }> {
  const files = translationFiles(screen, lang);
  const [{ screen: module }, ...texts] = await Promise.all([
    modules[`./${screen}/index.ts`]!(),
    ...files.map(([, file]) => translations[file]!()),
  ]);
  return {
    module,
    translations: Object.fromEntries(files.map(([namespace], index) => [namespace, texts[index]!.default])),
  };
}
