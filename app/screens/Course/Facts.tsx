import { basis } from '../../../contract/bands.ts';
import type { CourseDetail } from '../../../contract/courses.ts';
import type { FactKind } from '../../../contract/factRules.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { kilometres, stopName } from '../../courses/words.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

// As `factKinds`, which with its rules would be one more file to load.
const kinds = ['step_free', 'toilet', 'bench', 'surface', 'shade', 'slope'] as const satisfies readonly FactKind[];

/**
 * Facts of the way in three kinds that are never mixed: what somebody confirmed, what the map shows, what is not known.
 * A fact that is confirmed is not told again from the map.
 */
function factsOf(course: CourseDetail, { t, date }: I18n) {
  const { facts, facilities, surface, on_map, rests, is_flat } = course;
  const confirmed = kinds.flatMap((kind) => {
    const fact = facts.find((each) => each.kind === kind);
    const known =
      kind === 'surface' ? surface : kind in facilities ? facilities[kind as keyof typeof facilities] : null;
    if (!fact && (!known || known === 'unknown')) return [];
    const value = fact ? fact.is : known!;
    const words = typeof value === 'boolean' ? t(`course:fact_${value ? 'yes' : 'no'}`) : factWords(value, t);
    return [
      {
        kind,
        term: t(`course:fact_${kind}`),
        description: fact
          ? t('course:confirmedBy', {
              ...{ fact: words, by: fact.by, on: date(fact.on) },
              how: fact.how ? t(`course:how_${fact.how}`) : '',
            })
          : words,
      },
    ];
  });
  const isConfirmed = (kind: FactKind) => confirmed.some((fact) => fact.kind === kind);
  const onMap = [
    ...(on_map.steps_m > 0 && !isConfirmed('step_free')
      ? [{ kind: 'step_free', term: t('course:mapSteps'), description: t('course:fact_yes') }]
      : []),
    ...(on_map.toilets > 0 && !isConfirmed('toilet')
      ? [
          {
            kind: 'toilet',
            term: t('course:fact_toilet'),
            description: t('course:mapToilets', { count: on_map.toilets }),
          },
        ]
      : []),
    ...(is_flat && !isConfirmed('slope')
      ? [{ kind: 'slope', term: t('course:fact_slope'), description: t('course:mapFlat') }]
      : []),
    ...(rests.some(({ kind }) => kind === 'shelter')
      ? [{ kind: 'shelter', term: t('course:rest_shelter'), description: t('course:fact_yes') }]
      : []),
  ];
  const unknown = kinds.filter((kind) => !isConfirmed(kind) && !onMap.some((fact) => fact.kind === kind));
  return { confirmed, onMap, unknown: unknown.map((kind) => t(`course:fact_${kind}`)).join(t('listAnd')) };
}

const factWords = (value: string, t: I18n['t']) =>
  value === 'yes' || value === 'no' ? t(`course:fact_${value}`) : value;

/** One short line each. */
export function factsInBrief(course: CourseDetail, i18n: I18n): string[] {
  const { t, date } = i18n;
  const { confirmed, onMap, unknown } = factsOf(course, i18n);
  return [
    ...confirmed.map(({ term, description }) => t('course:brief', { term, fact: description })),
    ...onMap.map(({ term, description }) =>
      t('course:brief', { term: `${term}${t('course:byMap')}`, fact: description }),
    ),
    ...(unknown ? [t('course:brief', { term: t('course:notKnown'), fact: unknown })] : []),
    t('course:brief', { term: t('course:checkedOn'), fact: date(course.checked_on) }),
  ];
}

export function Facts({ course }: { course: CourseDetail }) {
  const { t, i18n, href } = usePage();
  const { confirmed, onMap, unknown } = factsOf(course, i18n);
  const town = ({ slug, name }: { slug: string; name: string }) => (
    <Link key={slug} href={href(path('searchByMunicipality'), { municipality: slug })} variant="standalone">
      {name}
    </Link>
  );
  return (
    <DescriptionList
      items={[
        { term: t('course:municipality'), description: [course.municipality, ...course.also_in].map(town) },
        { term: t('startsAt'), description: stopName(course.station, t) },
        { term: t('goalAt'), description: stopName(course.goal, t) },
        ...confirmed,
        ...onMap.map(({ term, description }) => ({
          term,
          description: t('course:onMap', { fact: description, source: course.on_map.source }),
        })),
        ...(unknown ? [{ term: t('course:notKnown'), description: unknown }] : []),
        {
          term: t('course:basis'),
          description: t('course:basisText', {
            distance: kilometres(course.distance_m),
            minutes: course.minutes,
            steps: i18n.number(course.steps),
            kcal: course.kcal,
            speed: basis.speedKmh,
            stride: basis.strideCm,
            weight: basis.weightKg,
            kcalPer10: basis.kcalPer10Minutes,
          }),
        },
        {
          term: t('course:line'),
          description: t(`course:line_${course.line_source.kind}`, { source: course.line_source.source }),
        },
        { term: t('course:checkedOn'), description: i18n.date(course.checked_on) },
      ]}
    />
  );
}
