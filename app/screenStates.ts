/**
 * The states that each built screen has to show, by the name of its folder; stories name those that they show
 * (tests/structure/states.test.ts). Only stories and tests may import this: no browser needs it.
 *
 * `error`: a server that is broken or away. `offline`: a visitor without a connection. `pending` only where a screen
 * stays open while more of it is loaded: a whole page comes rendered from the server.
 */
export const screenStates = {
  Top: [
    ...['full', 'visitor', 'member', 'rankingEmpty', 'walkedEmpty'],
    ...['noticeEmpty', 'eventEmpty', 'specialEmpty', 'bannerEmpty', 'linkEmpty', 'error', 'offline'],
  ],
  Course: [
    ...['visitor', 'member', 'consentAgreed', 'consentRefused', 'closed', 'changed', 'noRouteLine'],
    ...['nothingBeside', 'manyBeside', 'notPublic', 'error', 'offline'],
    ...[
      'walkedRecorded',
      'walkedAgain',
      'walkedBefore',
      'walkedUndone',
      'walkedTooLate',
      'walkedFailed',
      'walkedDisabled',
      'pending',
    ],
    ...['favouriteAdded', 'favouriteDropped', 'favouriteRemoved', 'favouriteFailed'],
  ],
  CourseSearch: [
    ...['start', 'results', 'noResult', 'keyword', 'category', 'refused', 'pending', 'error', 'offline'],
    ...['closest', 'searchedFor', 'nearInstead', 'many', 'filters', 'besideMap', 'besideMapFailed'],
    ...['nearAsking', 'nearGranted', 'nearDenied', 'nearUnavailable'],
    ...['municipalitiesNone', 'municipalitiesSeveral', 'municipalitiesNoResult', 'times', 'timeResults'],
    ...['lines', 'stations', 'stationResults', 'lineNotFound', 'scenes', 'sceneResults', 'steps', 'stepResults'],
  ],
  CoursePage: [
    ...['yamanote', 'oedo', 'tokotokoWalk', 'kawabeWalking', 'machisanpo', 'tamaTosho', 'refused'],
    ...['pending', 'error', 'offline'],
  ],
  CrossSearch: ['start', 'full', 'noCourses', 'noParks', 'noInstitutions', 'refused', 'pending', 'error', 'offline'],
  Parks: ['specialWards', 'cities', 'islands', 'oneMunicipality', 'empty', 'refused', 'pending', 'error', 'offline'],
  News: [
    ...['firstPage', 'lastPage', 'empty', 'events', 'noEvents', 'refused', 'wrongTab'],
    ...['pending', 'error', 'offline'],
  ],
  NewsDetail: ['full', 'richText', 'notFound', 'error', 'offline'],
  Policy: ['privacy', 'undecided', 'agreed', 'rejected', 'needsConsent', 'published', 'error', 'offline'],
  Relation: ['page', 'error', 'offline'],
  RelationDetail: ['few', 'many', 'noCourses', 'noParks', 'noSite', 'notFound', 'error', 'offline'],
  GuideList: ['tips', 'fashion'],
  Guide: ['tip', 'first', 'last', 'outfit', 'noCourses', 'notFound', 'error', 'offline'],
  Text: ['page', 'contents', 'finished'],
  History: [
    ...['consentNeeded', 'consentRefused', 'empty', 'emptyKind', 'full', 'favourites', 'removed', 'removedAll', 'gone'],
    ...['notStored', 'refused', 'pending', 'error', 'offline'],
  ],
  Favourites: ['full', 'empty', 'emptyKind', 'removed', 'gone', 'pending', 'error', 'offline'],
  AreaGuide: ['cooperation', 'sponsor', 'playground', 'empty', 'refused', 'pending', 'error', 'offline'],
  InstitutionSearch: [
    ...['start', 'results', 'pages', 'sponsors', 'equipment', 'keyword', 'openNow', 'nearCourse', 'many', 'filters'],
    ...['noResult', 'refused', 'besideMap', 'longText', 'pending', 'error', 'offline'],
    ...['placeWanted', 'nearAsking', 'nearGranted', 'nearDenied', 'nearUnavailable'],
  ],
  InstitutionDetail: [
    ...['member'],
    ...['cooperation', 'sponsor', 'playground', 'full', 'fewFields', 'notConfirmed', 'longText', 'map', 'real'],
    ...['open', 'closed', 'overnight', 'alwaysOpen', 'unknownHours', 'older', 'noCourses'],
    ...['notFound', 'pending', 'error', 'offline'],
  ],
  SiteMap: ['page'],
  SiteSearch: [
    ...['results', 'oneKind', 'laterPage', 'searchedFor', 'none', 'noQuery', 'longQuery', 'refused', 'wrongPage'],
    ...['provider', 'pending', 'error', 'offline'],
  ],
  Accessibility: ['page', 'knownProblems', 'error', 'offline'],
  AccessibilityResult: [
    ...['untestedByPeople', 'allPassed', 'failures', 'neverRun', 'older', 'runs', 'noRuns', 'refused'],
    ...['pending', 'error', 'offline'],
  ],
  Failure: ['notFound', 'serverError', 'unavailable', 'offline'],
  Login: ['form', 'wrong', 'tooMany', 'pending', 'error', 'offline', 'loggedIn'],
  MyPage: [
    ...['full', 'noStamp', 'manyStamps', 'earlierCard', 'unknownCard', 'allTitles', 'passwordWasReset', 'kept'],
    ...['checkFailed', 'error', 'offline'],
  ],
  MemberDetails: [...['full', 'onlyHere', 'ended', 'pending', 'passwordWasReset', 'checkFailed', 'error', 'offline']],
  MemberData: ['full', 'almostNothing', 'many', 'error', 'offline'],
  MemberDelete: ['warning', 'confirming', 'wrong', 'tooMany', 'pending', 'error', 'offline'],
  MemberDeleteDone: ['done', 'kept', 'cleared', 'stillMember'],
  PasswordReset: ['form', 'refused', 'wrong', 'tooMany', 'pending', 'error', 'offline', 'saved'],
  ChoiceReset: ['region', 'ageBand', 'gender', 'refused', 'pending', 'passwordWasReset', 'error', 'offline', 'saved'],
  Register: [
    ...['form', 'refused', 'nameFree', 'nameChecking', 'taken', 'namePersonal', 'answerConverted', 'restored'],
    ...['changing', 'expired', 'pending', 'tooMany', 'error', 'offline', 'confirmation', 'saving', 'takenMeanwhile'],
    ...['loggedIn'],
  ],
  RegisterDone: ['member', 'visitor'],
  PasswordForgotten: [
    ...['questions', 'refused', 'wrong', 'tooMany', 'newPassword', 'passwordRefused', 'expired'],
    ...['pending', 'error', 'offline', 'loggedIn'],
  ],
  PasswordForgottenDone: ['page'],
  UsernameReset: ['form', 'refused', 'taken', 'pending', 'error', 'offline', 'saved'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
