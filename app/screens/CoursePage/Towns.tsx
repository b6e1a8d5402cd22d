import type { Municipality } from '../../../contract/places.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { grid, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CoursePageScreen.css.ts';

/** The cities, towns and islands, each leading to its own courses. */
export function Towns({ towns }: { towns: readonly Municipality[] }) {
  const { t, href } = usePage();
  return (
    <Section heading={t('coursePage:towns')}>
      {(['cities', 'islands'] as const).map((area) => (
        <div key={area} className={stack.xs}>
          <h3 className={text.subheading}>{t(`coursePage:area_${area}`)}</h3>
          <ul className={cx(grid.narrow, css.towns)}>
            {towns
              .filter((town) => town.area === area)
              .map(({ slug, name, course_count }) => (
                <li key={slug}>
                  <Link href={href(path('search'), { municipality: slug })} variant="standalone">
                    {t('coursePage:town', { name, count: course_count })}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
