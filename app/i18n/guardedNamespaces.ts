/** As `sharedNamespaces`, of screens behind a login: visitors do not load it. */
import type { SharedNamespaces } from './namespaces.ts';

export const guardedNamespaces: SharedNamespaces = {
  ChoiceReset: ['member', 'profile'],
  Favourites: ['kept'],
  MemberDetails: ['profile'],
  MyPage: ['kept', 'photoReason', 'profile'],
  MyPhotos: ['photoCommon'],
  PasswordReset: ['member', 'profile'],
  PhotoUpload: ['photoPost'],
  PhotoUploadDone: ['photoPost'],
  Staff: ['staffRole'],
  StaffApproval: ['revision', 'staffRole'],
  StaffCalendar: ['revision', 'staffRole'],
  StaffContent: ['revision', 'staffRole'],
  StaffLog: ['revision', 'staffRole'],
  StaffImport: ['importFault', 'revision', 'staffRole'],
  StaffDuty: ['courseChoice', 'staffRole'],
  StaffFacts: ['courseChoice', 'staffRole'],
  StaffPhotos: ['map', 'photoCommon', 'staffRole'],
  StaffPreview: ['revision', 'staffRole'],
  StaffPropose: ['importFault', 'revision', 'staffRole'],
  StaffReports: ['staffRole'],
  UsernameReset: ['member', 'profile'],
};
