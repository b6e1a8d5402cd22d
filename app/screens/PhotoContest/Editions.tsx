import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { ContestData } from './PhotoContest.tsx';

/** The other editions, and the gallery. */
export function Editions({ editions, current }: Pick<ContestData, 'editions'> & { current: string }) {
  const { t, href } = usePage();
  const others = editions.filter(({ id }) => id !== current);
  return (
    <Section heading={t(others.length ? 'photoContest:editions' : 'photoContest:more')}>
      <ul className={stack.hair}>
        {others.map(({ id, name, phase }) => (
          <li key={id}>
            <Link href={href(path('photoContest'), { id })} variant="standalone">
              {t('photoContest:edition', { name, phase: t(`photoContest:phase_${phase}`) })}
            </Link>
          </li>
        ))}
        <li>
          <Link href={href(path('photos'))} variant="standalone">
            {t('photoContest:toGallery')}
          </Link>
        </li>
      </ul>
    </Section>
  );
}
