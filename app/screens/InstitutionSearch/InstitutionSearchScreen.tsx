import { useMemo } from 'react';
import { institutionKinds, shopIcons } from '../../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../../contract/institutions.ts';
import type { Problem } from '../../../contract/problem.ts';
import { text } from '../../../tokens/typography.css.ts';
import { BackLink } from '../../../ui/BackLink/index.ts';
import { IconKey } from '../../../ui/IconList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { LoadingOverlay } from '../../../ui/LoadingOverlay/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { address as addressOf } from '../../addresses.ts';
import { lengthWords } from '../../courses/words.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { iconsOf } from '../../institutions/iconsOf.ts';
import { institutionPath, searchPath } from '../../institutions/kinds.ts';
import { besideWords } from '../../institutions/words.ts';
import type { ResultPlace } from '../../map/places.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { LazyBesideMap } from '../../search/LazyBesideMap.tsx';
import { PlaceWanted } from '../../search/Place.tsx';
import { WrongConditions } from '../../search/SearchNotices.tsx';
import * as css from '../../search/search.css.ts';
import type { NearbyState } from '../../search/useNearby.ts';
import { useResultsMap } from '../../search/useResultsMap.ts';
import { ChooseCourse } from './ChooseCourse.tsx';
import { Conditions } from './Conditions.tsx';
import { isFromHere, toOtherKind } from './conditions.ts';
import type { Found, InstitutionSearchData } from './data.ts';
import { FilterColumn, LazyKeywordForm } from './LazyForms.tsx';
import { Results } from './Results.tsx';
import { conditionMessage } from './words.ts';

export interface InstitutionSearchScreenProps extends InstitutionSearchData {
  isPending: boolean;
  problem: Problem | null;
  onRetry: (() => void) | undefined;
  place: Omit<NearbyState<Found>, 'result'>;
  isOnline: boolean;
}

const none: readonly InstitutionSummary[] = [];
const noLines: [] = [];

/** How far it is, where that is known, and where it is; one fact a line. */
const factsOf = ({ address, beside_course, distance_from_here_m: m }: InstitutionSummary, { t }: I18n): string =>
  [
    ...(beside_course ? [besideWords(beside_course, t)] : []),
    ...(m === undefined ? [] : [t('fromHere', { length: lengthWords(m, t) })]),
    address,
  ].join('\n');

const placesOf = (institutions: readonly InstitutionSummary[], i18n: I18n): ResultPlace[] =>
  institutions.map((institution, index) => {
    const { id, kind, name, lat, lng } = institution;
    return {
      ...{ id, name, lat, lng, role: kind, number: index + 1, text: factsOf(institution, i18n) },
      href: addressOf(institutionPath(institution), i18n.lang),
    };
  });

/** Search for one kind of shop or facility. What was found stands before all else. */
export function InstitutionSearchScreen({
  kind,
  conditions,
  towns,
  result,
  courseChoice,
  fields,
  isPending,
  problem,
  onRetry,
  place,
  isOnline,
}: InstitutionSearchScreenProps) {
  const { t, i18n, lang, href, route } = usePage();
  const map = useResultsMap('data-institution');
  const institutions = result?.institutions ?? none;
  const places = useMemo(() => placesOf(institutions, i18n), [institutions, i18n]);
  const hasResults = Boolean(result || isPending || problem);
  const isSortedFromHere = isFromHere(conditions);
  const course = result?.course;
  // Over results the keyword has a form of its own.
  const form = { kind, conditions, towns, fields, hasKeyword: !hasResults };

  return (
    <div className={hasResults ? css.page : stack.l} data-map={map.isShown || undefined}>
      <div ref={map.main} className={hasResults ? css.results : stack.l}>
        {course && (
          <BackLink href={href(path('course', course))}>
            {t('institutionSearch:toCourse', { name: course.name })}
          </BackLink>
        )}
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <WrongConditions
          messages={fields.map((wrong) => ({ field: wrong.field, message: conditionMessage(wrong, t) }))}
        />
        {courseChoice && <ChooseCourse conditions={conditions} choice={courseChoice} />}
        {hasResults && (
          <Results
            {...{ kind, conditions, towns, result, isPending, problem, onRetry }}
            question={<LazyKeywordForm {...form} />}
            filters={<Conditions {...form} result={result} />}
            map={map}
          >
            {isSortedFromHere && !place.hasPlace && (
              <PlaceWanted
                problem={place.problem}
                isPending={place.isPending}
                onLocate={place.onLocate}
                isOnline={isOnline}
                words={{
                  wanted: t('institutionSearch:place_wanted'),
                  script: t('institutionSearch:place_script'),
                  denied: t('institutionSearch:place_denied'),
                  unavailable: t('institutionSearch:place_unavailable'),
                }}
              />
            )}
          </Results>
        )}
        {/* A new page is announced by the portal, the press on a button by the button: this is what is measured after them. */}
        <LoadingOverlay isLoading={isSortedFromHere && place.hasPlace && place.isPending} label={t('loading')} />
      </div>
      {map.isShown && institutions.length > 0 && (
        <LazyBesideMap of="institutions" places={places} lines={noLines} chosen={map.at} onChoose={map.onChoose} />
      )}
      <div className={css.afterResults}>
        <div className={stack.s}>
          {kind === 'cooperation' && <IconKey title={t('institutionSearch:iconKey')} items={iconsOf(shopIcons, t)} />}
          <TabNav
            label={t('institutionSearch:kinds')}
            items={institutionKinds.map((each) => ({
              id: each,
              label: t(`kind_${each}`),
              href: href(searchPath(each), each === kind ? {} : toOtherKind(conditions)),
              isCurrent: each === kind,
            }))}
          />
          <p>
            <Link
              href={href(path('areaGuide'), { tab: kind === 'cooperation' ? undefined : kind })}
              variant="standalone"
            >
              {t(`institutionSearch:about_${kind}`)}
            </Link>
          </p>
        </div>
      </div>
      <FilterColumn {...form} isAlone={!hasResults} />
    </div>
  );
}
