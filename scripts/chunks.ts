/** How the built client is cut into files. */

/**
 * Small modules that several pages share go into one file, so that a first visit asks for few. Only what three or more need,
 * without what they import: a group that takes its dependencies along brought 20 kB that a page does not use.
 */
const heavyComponents =
  /\/ui\/(Checkbox|CheckboxGroup|ComboBox|Dialog|ErrorSummary|Field|Fieldset|Form|IconButton|ImageInput|LikeButton|MonthField|PasswordField|RadioGroup|SearchField|Select|SuggestField|Switch|Table|Tabs|TextArea|TextField|HamburgerMenu|IconButton|ProgressBar|RichText|StepIndicator)\//;
const sharedFolders =
  /\/(tokens|ui|machines|contract|app\/courses|app\/layout|app\/routes)\/|\/app\/(map\/loadMap|search\/onIntent|photos\/LazyPhotoStrip|text\/languageOfWords|(?!entry)[A-Za-z.]+)\.tsx?$/;
/** Of every page, and small: in files of their own they would cost each first visit three requests. */
const ofEveryPage = /\/node_modules\/(react|xstate)\/|vite\/preload-helper|rolldown\/runtime/;
/**
 * Loaded when somebody comes to a field, or of pages with a favourite button or a form: in the shared file they would be in
 * every first visit. A machine that is made as its module loads cannot be there at all: the shared file runs before the entry,
 * which has xstate.
 */
const onDemand =
  /\/(app\/courses\/(KeywordField|useSuggestions)|contract\/memberRules|machines\/(appUpdate\/|liveAnswer\/|savedCourse\/|submission\/|deviceLists\/(?!kinds)))/;
/** Of a few pages, though beside what many use: a first visit seldom leads to them. */
const ofFewPages =
  /\/ui\/(RouteMap\/(numbered|NumberedRouteMap|RouteSigns|names)\.|(CharacterCount|ConfirmList|Figure|Gallery|IconList|OpeningHours)\/)|\/contract\/(photoRules|previews|revisionRules|richText)\./;
const isShared = (id: string) =>
  ofEveryPage.test(id) ||
  (!id.includes('/node_modules/') &&
    sharedFolders.test(id) &&
    !heavyComponents.test(id) &&
    !onDemand.test(id) &&
    !ofFewPages.test(id));

/** Small parts that courses and shops have in common: a file each would cost a course page four requests more. */
const ofPlaces = /\/app\/(institutions\/(KindSign|institutions\.css|kinds|words))/;
/**
 * Of the pages of one course or shop alone: searches have no button, no signs on a drawing and no way in words, and places on a map
 * that is opened.
 */
const ofDetails =
  /\/app\/(favourites\/(FavouriteButton|Star|useIsFavourite)|map\/(MapOnDemand|places)|screens\/Course\/legs|reportAddress)\b|\/ui\/RouteMap\/(RouteSigns|names)\./;

/** Of the top page and the news: the same. */
const ofNews = /\/(ui\/RankingList\/|app\/screens\/News\/(Notice(Date|Line)|NewsScreen\.css)\.)/;

/** Of the history and the favourites: the same. */
const ofKeptLists = /\/app\/kept\//;

/** Of the pages that show photos: the same. */
const ofPhotos =
  /\/(ui\/Gallery\/|app\/photos\/(pictureOf|words|PhotoGrid|PostedBy|photos\.css)|contract\/photoRules\.)/;

export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'places', test: (id: string) => ofPlaces.test(id), priority: 1 },
    { name: 'details', test: (id: string) => ofDetails.test(id), priority: 1 },
    { name: 'kept', test: (id: string) => ofKeptLists.test(id), priority: 1 },
    { name: 'photos', test: (id: string) => ofPhotos.test(id), priority: 1 },
    { name: 'news', test: (id: string) => ofNews.test(id), priority: 1 },
    { name: 'shared', test: isShared, minShareCount: 3 },
  ],
};
