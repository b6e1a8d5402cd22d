import { Icon } from '../../ui/Icon/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './search.css.ts';

export interface Chip {
  id: string;
  label: string;
  lang?: string | undefined;
  /** Where this condition is left out. */
  href: string;
}

/** The conditions in force; each is a link that takes it away. */
export function ConditionChips({ items, allHref }: { items: readonly Chip[]; allHref: string }) {
  const { t } = usePage();
  if (!items.length) return null;
  return (
    <ul aria-label={t('search:conditions')} className={css.chips}>
      {items.map(({ id, label, lang, href }) => (
        <li key={id}>
          <a href={href} className={css.chip}>
            <span lang={lang}>{label}</span>
            <Icon name="x" />
            <VisuallyHidden>{t('search:remove')}</VisuallyHidden>
          </a>
        </li>
      ))}
      {items.length > 2 && (
        <li>
          <a href={allHref} className={css.chip}>
            {t('search:removeAll')}
          </a>
        </li>
      )}
    </ul>
  );
}
