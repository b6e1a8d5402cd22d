import { cx } from '../../../ui/cx.ts';
import { tint } from '../../../ui/Tag/Tag.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './TopScreen.css.ts';
import type { TopData } from './TopScreen.tsx';

/** What this month is good for; each leads to its search. */
export function Season({ month, walks }: TopData['season']) {
  const { t, lang, href } = usePage();
  const monthName =
    lang === 'ja'
      ? String(month)
      : new Date(Date.UTC(2000, month - 1)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
  return (
    <Section isOneOfMany heading={t('top:season', { month: monthName })}>
      <ul className={cx(css.list, css.season)}>
        {walks.map(({ name, tint: light, field, value }) => (
          <li key={name}>
            <a href={href(path('search'), { [field]: value })} className={cx(css.seasonWalk, tint[light])}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
