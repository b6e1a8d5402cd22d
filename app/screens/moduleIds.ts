/** Modules of a page as the build's manifest names them, for the server: it asks for them to be preloaded. */
import type { Language } from '../../contract/values.ts';
import { textFiles as en } from '../i18n/en.ts';
import { textFiles as ja } from '../i18n/ja.ts';
import { guardedNamespaces, guardedTexts, isGuarded } from './guardedModules.ts';
import { isForMembers, memberFiles } from './memberModules.ts';
import { translationFiles } from './modules.ts';

function idsOfScreen(screen: string, lang: Language, isMember: boolean): string[] {
  const texts = [
    ...translationFiles(
      screen,
      lang,
      { ...(lang === 'ja' ? ja : en), ...guardedTexts[lang] },
      isGuarded(screen) ? guardedNamespaces : undefined,
    ).map(([, file]) => file),
    ...(isMember ? memberFiles(screen, lang) : []),
  ];
  return [
    `app/screens/${screen}/index.ts`,
    ...(isGuarded(screen) ? ['app/screens/guardedModules.ts'] : []),
    ...(isMember ? ['app/screens/memberModules.ts'] : []),
    ...(isMember && isForMembers(screen) ? [`app/screens/${screen}/member.ts`] : []),
    ...texts.map((file) => new URL(file, 'x:/app/i18n/').pathname.slice(1)),
  ];
}

/** What a page needs beside the entry. */
export const pageModuleIds = (screen: string | null, lang: Language, isMember: boolean): string[] => [
  `app/i18n/${lang}.ts`,
  ...(screen ? idsOfScreen(screen, lang, isMember) : []),
];
