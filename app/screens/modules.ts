/** Screens and their translations, found by the name that the route table gives. */
import type { Language } from '../../contract/values.ts';
import { type ScreenNamespace, sharedNamespaces, type Translations } from '../i18n/namespaces.ts';
import type { ScreenModule } from '../page.ts';

type TranslationFile = { default: object };

const modules = import.meta.glob<{ screen: ScreenModule }>('./*/index.ts');
const translations = import.meta.glob<TranslationFile>([
  './*/ja.json',
  './*/en.json',
  '../i18n/*/{accessibility,institution,kept,map,news,park,search}.json',
]);

const namespaceOf = (screen: string) => (screen[0]!.toLowerCase() + screen.slice(1)) as ScreenNamespace;

/** File of each namespace that a screen uses, relative to this folder. */
export function translationFiles(screen: string, lang: Language): [string, string][] {
  const shared = sharedNamespaces[screen] ?? [];
  return [
    [namespaceOf(screen), `./${screen}/${lang}.json`] as [string, string],
    ...shared.map((namespace): [string, string] => [namespace, `../i18n/${lang}/${namespace}.json`]),
  ].filter(([, file]) => file in translations);
}

/**
 * @param isMember members get the screen's `member.ts`, where there is one
 * @throws when the route table names a screen that is not there
 */
export async function loadScreen(
  screen: string,
  lang: Language,
  isMember: boolean,
): Promise<{ module: ScreenModule; translations: Translations }> {
  const files = translationFiles(screen, lang);
  const [base, ...texts] = await Promise.all([
    modules[`./${screen}/index.ts`]!(),
    ...files.map(([, file]) => translations[file]!()),
  ]);
  const own = isMember && (await (await import('./memberModules.ts')).loadMemberScreen(screen, lang, base));
  return {
    module: own ? own.module : base.screen,
    translations: {
      ...Object.fromEntries(files.map(([namespace], index) => [namespace, texts[index]!.default])),
      ...(own ? own.translations : {}),
    },
  };
}
