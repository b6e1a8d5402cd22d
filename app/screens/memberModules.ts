/** What screens have for members alone. A file of its own, so that visitors do not even load its list. */
import type { Language } from '../../contract/values.ts';
import type { SharedTranslations, Translations } from '../i18n/namespaces.ts';
import type { ScreenModule } from '../page.ts';
import { withTransfer } from './withTransfer.tsx';

/** Namespaces that screens use for members, beside those of everybody. */
export const memberNamespaces: Readonly<Record<string, readonly (keyof SharedTranslations)[]>> = {
  Course: ['favourite', 'walked'],
  Favourites: ['favourite'],
  InstitutionDetail: ['favourite'],
  MyPage: ['favourite'],
  Photo: ['photoLike'],
  PhotoContest: ['photoLike'],
  Photos: ['photoLike'],
};

/** A member's screen is made from everybody's, not beside it: each of the two stays in files of its own. */
interface MemberModule {
  /** @param base the exports of the screen's `index.ts` */
  screenOf: (base: never) => ScreenModule;
}
const modules = import.meta.glob<MemberModule>('./*/member.ts');
const made = new Map<string, ScreenModule>();
const translations = import.meta.glob<{ default: object }>('../i18n/*/{favourite,photoLike,walked}.json');

export const isForMembers = (screen: string): boolean => `./${screen}/member.ts` in modules;

/** Texts that the member's screen has beside everybody's, relative to this folder. */
export const memberFiles = (screen: string, lang: Language): string[] =>
  (memberNamespaces[screen] ?? []).map((namespace) => `../i18n/${lang}/${namespace}.json`);

/**
 * @param base what everybody has
 * @returns the same object each time, so that a page is not built anew when it is loaded again
 */
export async function loadMemberScreen<Base extends { screen: ScreenModule }>(
  screen: string,
  lang: Language,
  base: Base,
): Promise<{ module: ScreenModule; translations: Translations }> {
  const [own, ...texts] = await Promise.all([
    modules[`./${screen}/member.ts`]?.(),
    ...memberFiles(screen, lang).map((file) => translations[file]!()),
  ]);
  // A screen's own `index.ts` is what its `member.ts` asks for; that is by their names.
  const module = made.get(screen) ?? withTransfer(own ? own.screenOf(base as never) : base.screen);
  made.set(screen, module);
  return {
    module,
    translations: Object.fromEntries(
      (memberNamespaces[screen] ?? []).map((namespace, index) => [namespace, texts[index]!.default]),
    ),
  };
}
