/** Screens and their translations, found by the name that the route table gives. */
import type { Language } from '../../contract/values.ts';
import {
  namespacesOnDemand,
  type ScreenNamespace,
  type SharedNamespaces,
  sharedNamespaces,
  type Translations,
} from '../i18n/namespaces.ts';
import type { Page, ScreenModule } from '../page.ts';
import type { Route } from '../routes.ts';

/** Without those of `guardedModules.ts`. */
const modules = import.meta.glob<{ screen: ScreenModule }>([
  './*/index.ts',
  '!./{ChoiceReset,Favourites,MemberData,MemberDelete,MemberDetails,MyPage,MyPhotos,PasswordReset,PhotoUpload,PhotoUploadDone,Staff*,UsernameReset}/index.ts',
]);

export const languageFiles = {
  ja: () => import('../i18n/ja.ts'),
  en: () => import('../i18n/en.ts'),
} satisfies Record<Language, unknown>;

const namespaceOf = (screen: string) => (screen[0]!.toLowerCase() + screen.slice(1)) as ScreenNamespace;

/** The frame of pages for staff; visitors never load it. */
export const loadFrame = async (route: Route | null): Promise<Page['frame']> =>
  route?.for === 'staff' ? (await import('./guardedModules.ts')).StaffLayout : null;

export type TextFiles = Readonly<Record<string, () => Promise<{ default: object }>>>;

/** File of each namespace that a screen uses, as `i18n/{ja,en}.ts` and `i18n/guardedTexts.ts` list them. */
export function translationFiles(
  screen: string,
  lang: Language,
  textFiles: TextFiles,
  namespaces: SharedNamespaces = sharedNamespaces,
): [string, string][] {
  const shared = namespaces[screen] ?? [];
  return [
    [namespaceOf(screen), `../screens/${screen}/${lang}.json`] as [string, string],
    ...shared.map((namespace): [string, string] => [namespace, `./${lang}/${namespace}.json`]),
  ].filter(([, file]) => file in textFiles);
}

/** The server shows at once what a browser asks for later: it needs those texts, too. */
function filesOnServer(screen: string, lang: Language, textFiles: TextFiles): [string, string][] {
  if (!import.meta.env.SSR) return [];
  const namespaces = namespacesOnDemand[screen] ?? [];
  return namespaces
    .map((namespace): [string, string] => [namespace, `./${lang}/${namespace}.json`])
    .filter(([, file]) => file in textFiles);
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
  const file = `./${screen}/index.ts`;
  const guarded = file in modules ? null : await import('./guardedModules.ts');
  const load = (guarded?.guardedModules ?? modules)[file]!;
  const textFiles: TextFiles = { ...(await languageFiles[lang]()).textFiles, ...guarded?.guardedTexts[lang] };
  const files = [
    ...translationFiles(screen, lang, textFiles, guarded?.guardedNamespaces),
    ...filesOnServer(screen, lang, textFiles),
  ];
  const [base, ...texts] = await Promise.all([load(), ...files.map(([, name]) => textFiles[name]!())]);
  const own = isMember && (await (await import('./memberModules.ts')).loadMemberScreen(screen, lang, base));
  return {
    module: own ? own.module : base.screen,
    translations: {
      ...Object.fromEntries(files.map(([namespace], index) => [namespace, texts[index]!.default])),
      ...(own ? own.translations : {}),
    },
  };
}
