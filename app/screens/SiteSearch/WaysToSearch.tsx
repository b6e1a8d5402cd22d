import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { linkedFrom, path } from '../../routes.ts';

/** The ways to search courses, and the list of all pages. */
export function WaysToSearch({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t, lang, href } = usePage();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={stack.xs}>
      <Heading className={headingLevel === 2 ? text.heading : text.subheading}>{t('siteSearch:ways')}</Heading>
      <ul className={stack.hair}>
        {linkedFrom('top').map((route) => (
          <li key={route.id}>
            <Link href={href(route.path)} variant="standalone">
              {route.label[lang]}
            </Link>
          </li>
        ))}
        <li>
          <Link href={href(path('siteMap'))} variant="standalone">
            {t('siteSearch:siteMap')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
