import type { CourseDetail } from '../../../contract/courses.ts';
import { besideCourseM, institutionKinds } from '../../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../../contract/institutions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, screenOnly, stack } from '../../../ui/layout.css.ts';
import { row, rows } from '../../institutions/institutions.css.ts';
import { KindSign } from '../../institutions/KindSign.tsx';
import { institutionPath, searchPath } from '../../institutions/kinds.ts';
import { besideWords } from '../../institutions/words.ts';
import { usePage } from '../../PageContext.tsx';

export interface BesideProps {
  course: CourseDetail;
  /** Those near the way, in walking order; of very many those nearest to it. */
  institutions: readonly InstitutionSummary[];
  /** How many there are along the way. */
  total: number;
}

/** More of them are folded away: what follows on the page is about the course itself. */
const shownAtOnce = 6;

/** Shops and facilities near the way, as one comes past them. */
export function Beside({ course, institutions, total }: BesideProps) {
  const { t, href } = usePage();
  if (!institutions.length) return null;
  const isCut = total > institutions.length;
  const searched = institutionKinds.filter((each) => isCut || institutions.some(({ kind }) => kind === each));
  const [first, more] = [institutions.slice(0, shownAtOnce), institutions.slice(shownAtOnce)];
  return (
    <section aria-labelledby="beside" className={cx(stack.m, screenOnly)}>
      <h2 id="beside" className={text.heading}>
        {t('course:besideTitle')}
      </h2>
      <p>{t(isCut ? 'course:besideLeadSome' : 'course:besideLead', { metres: besideCourseM })}</p>
      <ol className={rows}>
        {first.map((institution) => (
          <Row key={`${institution.kind} ${institution.id}`} institution={institution} />
        ))}
      </ol>
      {more.length > 0 && (
        <Disclosure title={t('course:besideAll', { count: more.length })}>
          <ol className={rows} start={shownAtOnce + 1}>
            {more.map((institution) => (
              <Row key={`${institution.kind} ${institution.id}`} institution={institution} />
            ))}
          </ol>
        </Disclosure>
      )}
      {institutions.some(({ is_sample }) => is_sample) && <p className={text.small}>{t('course:besideSamples')}</p>}
      <ul className={cluster.m}>
        {searched.map((kind) => (
          <li key={kind}>
            <Link href={href(searchPath(kind), { course_id: course.id })} variant="standalone">
              {t(`course:besideSearch_${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ institution }: { institution: InstitutionSummary }) {
  const { t, href } = usePage();
  return (
    <li className={row}>
      <KindSign kind={institution.kind} />
      <div className={stack.hair}>
        <p className={text.small}>{t(`kind_${institution.kind}`)}</p>
        <p>
          <Link href={href(institutionPath(institution))} variant="standalone">
            {institution.name}
          </Link>
        </p>
        {institution.beside_course && <p>{besideWords(institution.beside_course, t)}</p>}
      </div>
    </li>
  );
}
