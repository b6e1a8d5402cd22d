/** Files of texts of screens behind a login, and of what these alone share: visitors do not even load their list. */
export const guardedTexts = {
  ja: import.meta.glob<{ default: object }>([
    '../screens/{ChoiceReset,Favourites,MemberData,MemberDelete,MemberDetails,MyPage,MyPhotos,PasswordReset,PhotoUpload,PhotoUploadDone,Staff*,UsernameReset}/ja.json',
    './ja/{courseChoice,importFault,photoPost,photoReason,profile,revision,staffRole}.json',
  ]),
  en: import.meta.glob<{ default: object }>([
    '../screens/{ChoiceReset,Favourites,MemberData,MemberDelete,MemberDetails,MyPage,MyPhotos,PasswordReset,PhotoUpload,PhotoUploadDone,Staff*,UsernameReset}/en.json',
    './en/{courseChoice,importFault,photoPost,photoReason,profile,revision,staffRole}.json',
  ]),
};
