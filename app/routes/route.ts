/** What the route table says of a page. */
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { ApprovalName, PreviewName } from '../../contract/previews.ts';
import type { Language } from '../../contract/values.ts';
import type { GuideSeries } from '../guides/guide.ts';

export type LinkPlace = 'bar' | 'footer' | 'top';
/** What a search page begins with. */
export type Facet = 'all' | 'municipality' | 'time' | 'line' | 'scene' | 'steps';
export type CoursePageKey = 'tenMinutes' | 'tokotoko' | 'kawabe' | 'machisanpo' | 'tamaTosho';

/** What members choose of their registered details, as the API names it. */
export type MemberChoice = 'region' | 'age_band' | 'gender';

/** What routes with the same screen differ in. */
export interface RouteProps {
  facet?: Facet;
  choice?: MemberChoice;
  coursePage?: CoursePageKey;
  guides?: GuideSeries;
  institution?: InstitutionKind;
  preview?: PreviewName;
  approval?: ApprovalName;
}

export interface RouteData {
  /** wouter's pattern. */
  path: string;
  label: Record<Language, string>;
  /** Id of the route one level up; `top` when left out. */
  parent?: string;
  /** Where it is linked from. `bar`: navigation bar and menu; `top`: the ways to search on the top page. */
  linkedFrom?: readonly LinkPlace[];
  /** Folder in `screens/`. */
  screen?: string;
  props?: RouteProps;
  /** Query parameters that the screen reads, beside `lang`. Any other is ignored, by the page cache too. */
  query?: readonly string[];
  /** Whose ids the parameter of the path takes; `sitemap.xml` lists a page for each. */
  ids?:
    | ('courseIds' | 'noticeIds' | 'lineIds' | 'cooperationIds' | 'sponsorIds' | 'playgroundIds')
    | ('relationSlugs' | 'tipIds' | 'fashionIds' | 'photoIds');
  /**
   * `login`: visitors are sent to the login page first, and no link leads them there. `staff`: the same with the login of staff.
   */
  guard?: 'login' | 'staff';
  /**
   * `visitor`: nothing for those who have logged in, and no link leads them there. `staff`: no page of the public's leads there,
   * no site map or search engine has it, and no cache keeps it.
   */
  for?: 'visitor' | 'staff';
  /** What a form has led to: nobody looks for it, and neither site map has it. */
  isOutcome?: true;
  /** `false`: no search engine keeps it, and `sitemap.xml` leaves it out. So it is with outcomes and with pages that need a login. */
  isIndexed?: false;
  /** Links lead there, and from there, by loading a document. */
  isOwnDocument?: true;
}

/** Written with `as const satisfies RouteTable`: the paths keep their literal types, from which `path()` knows the parameters. */
export type RouteTable = Record<string, RouteData>;
