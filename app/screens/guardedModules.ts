/** Screens behind a login, in a file of their own: visitors do not even load their list. `modules.ts` has the others. */
import type { ScreenModule } from '../page.ts';

export { guardedNamespaces } from '../i18n/guardedNamespaces.ts';
export { guardedTexts } from '../i18n/guardedTexts.ts';
export { StaffLayout } from '../layout/StaffLayout.tsx';

export const guardedModules = import.meta.glob<{ screen: ScreenModule }>(
  './{ChoiceReset,Favourites,MemberData,MemberDelete,MemberDetails,MyPage,MyPhotos,PasswordReset,PhotoUpload,PhotoUploadDone,Staff*,UsernameReset}/index.ts',
);

export const isGuarded = (screen: string): boolean => `./${screen}/index.ts` in guardedModules;
