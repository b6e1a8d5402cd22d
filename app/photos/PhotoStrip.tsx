import type { PhotoSummary } from '../../contract/photos.ts';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { Section } from '../layout/Section.tsx';
import { usePage } from '../PageContext.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

export interface PhotoStripProps {
  heading: string;
  /** In the place of photos where there may be none. */
  empty?: string;
  photos: readonly PhotoSummary[];
  links: readonly { href: string; label: string }[];
}

/** A few photos within another page, and the way to more of them. */
export function PhotoStrip({ heading, empty, photos, links }: PhotoStripProps) {
  const { t } = usePage();
  return (
    <Section heading={heading} isOneOfMany>
      {photos.length > 0 ? <PhotoGrid label={heading} photos={photos} /> : empty && <p>{empty}</p>}
      {photos.some(({ is_sample }) => is_sample) && <p className={text.small}>{t('photoCommon:samples')}</p>}
      <p className={cluster.m}>
        {links.map(({ href, label }) => (
          <Link key={href} href={href} variant="standalone">
            {label}
          </Link>
        ))}
      </p>
    </Section>
  );
}
