import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { usePage } from '../PageContext.tsx';
import { tiles } from './mapStyle.ts';

/** What lies under the courses: whose tiles, or none. */
export function GroundCredit({ ground }: { ground: 'tiles' | 'schematic' | 'lost' }) {
  const { t } = usePage();
  return (
    <>
      <p className={text.small}>
        {ground === 'tiles' ? (
          <>
            {t('map:tiles')}
            <Link href={tiles.credit} isExternal externalLabel={t('external')}>
              {t('map:tilesName')}
            </Link>
          </>
        ) : (
          t('map:schematic')
        )}
      </p>
      <p role="status" className={text.small}>
        {ground === 'lost' && t('map:tilesLost')}
      </p>
    </>
  );
}
