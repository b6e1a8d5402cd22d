import type { CourseDetail } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './CourseScreen.css.ts';
import { steepestLeg } from './legs.ts';

const frame = { width: 600, height: 120, top: 12, bottom: 8 };
/** A way that is nearly flat is drawn so: the picture never shows less than this many metres. */
const shownAtLeastM = 30;

/** How the way climbs: a picture, and all that it shows in words. */
export function Elevation({ course }: { course: CourseDetail }) {
  const { t } = usePage();
  const { elevation, points } = course;
  if (!elevation) return null;
  const { profile, lowest_m, highest_m, up_m, down_m, source } = elevation;
  const length = profile.at(-1)![0] || 1;
  const span = Math.max(shownAtLeastM, highest_m - lowest_m);
  const at = ([metres, height]: readonly [number, number]) => {
    const x = (metres / length) * frame.width;
    const y = frame.top + (1 - (height - lowest_m) / span) * (frame.height - frame.top - frame.bottom);
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const line = `M${profile.map(at).join('L')}`;
  const steepest = steepestLeg(course);
  return (
    <section aria-labelledby="elevation" className={css.elevation}>
      <h2 id="elevation" className={text.heading}>
        {t('course:elevation')}
      </h2>
      <p>
        {t('course:elevationText', { up: up_m, down: down_m, lowest: lowest_m, highest: highest_m })}
        {steepest !== null && t('course:steepest', { from: points[steepest]!.name, to: points[steepest + 1]!.name })}
      </p>
      {/* The words above say what it shows. */}
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false" className={css.profile}>
        <path className={css.profileGround} d={`${line}L${frame.width} ${frame.height}L0 ${frame.height}Z`} />
        <path className={css.profileLine} d={line} />
      </svg>
      <p className={text.small}>{t('course:elevationSource', { source })}</p>
    </section>
  );
}
