/** Screens and their translations, found by the name that the route table gives. */
import type { Language } from '../../contract/values.ts';
import { memberNamespaces, type ScreenNamespace, sharedNamespaces, type Translations } from '../i18n/namespaces.ts';
import type { ScreenModule } from '../page.ts';

type TranslationFile = { default: object };

const modules = import.meta.glob<{ screen: ScreenModule }>('./*/index.ts');
/** Of screens that do more for members, so that visitors load nothing of it. */
const memberModules = import.meta.glob<{ screen: ScreenModule }>('./*/member.ts');
const translations = import.meta.glob<TranslationFile>([
  './*/ja.json',
  './*/en.json',
  '../i18n/*/{accessibility,favourite,institution,kept,map,news,park,search,walked}.json',
]);

export const isForMembers = (screen: string): boolean => `./${screen}/member.ts` in memberModules;

/** The build's manifest names a screen's module like this. */
const screenModuleId = (screen: string, isMember: boolean): string =>
  `app/screens/${screen}/${isMember && isForMembers(screen) ? 'member' : 'index'}.ts`;

const namespaceOf = (screen: string) => (screen[0]!.toLowerCase() + screen.slice(1)) as ScreenNamespace;

/** File of each namespace that a screen uses, relative to this folder. */
function translationFiles(screen: string, lang: Language, isMember: boolean): [string, string][] {
  const shared = [...(sharedNamespaces[screen] ?? []), ...((isMember && memberNamespaces[screen]) || [])];
  return [
    [namespaceOf(screen), `./${screen}/${lang}.json`] as [string, string],
    ...shared.map((namespace): [string, string] => [namespace, `../i18n/${lang}/${namespace}.json`]),
  ].filter(([, file]) => file in translations);
}

/** Modules that a page needs beside the entry, as the build's manifest names them. */
export const pageModuleIds = (screen: string | null, lang: Language, isMember: boolean): string[] => [
  `app/i18n/${lang}.ts`,
  ...(screen
    ? [
        screenModuleId(screen, isMember),
        ...translationFiles(screen, lang, isMember).map(([, file]) =>
          new URL(file, 'x:/app/screens/').pathname.slice(1),
        ),
      ]
    : []),
];

/** @throws when the route table names a screen that is not there */
export async function loadScreen(
  screen: string,
  lang: Language,
  isMember: boolean,
): Promise<{ module: ScreenModule; translations: Translations }> {
  const files = translationFiles(screen, lang, isMember);
  const [{ screen: module }, ...texts] = await Promise.all([
    ((isMember && memberModules[`./${screen}/member.ts`]) || modules[`./${screen}/index.ts`]!)(),
    ...files.map(([, file]) => translations[file]!()),
  ]);
  return {
    module,
    translations: Object.fromEntries(files.map(([namespace], index) => [namespace, texts[index]!.default])),
  };
}
