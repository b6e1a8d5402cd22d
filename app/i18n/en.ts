import common from './en/common.json' with { type: 'json' };
import failure from './en/failure.json' with { type: 'json' };

/** What every page needs; screens bring the rest. */
export const base = { common, failure };

/**
 * Files of texts that load with what uses them. Of one language only, so that a page does not carry the list of both; without those of
 * `guardedTexts.ts`.
 */
export const textFiles = import.meta.glob<{ default: object }>([
  '../screens/*/en.json',
  '!../screens/{ChoiceReset,Favourites,MemberData,MemberDelete,MemberDetails,MyPage,MyPhotos,PasswordReset,PhotoUpload,PhotoUploadDone,Staff*,UsernameReset}/en.json',
  './en/{accessibility,institution,kept,map,member,news,park,photoCommon,saved,search}.json',
]);
