import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { measure } from '../../../ui/layout.css.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { usePage } from '../../PageContext.tsx';
import { HeroDrawing } from './HeroDrawing.tsx';
import { LazyHeroSearch } from './LazyHeroSearch.tsx';
import * as css from './TopScreen.css.ts';
import type { TopData } from './TopScreen.tsx';

/** The promise, and a box to take it up at once. */
export function Hero({ counts }: Pick<TopData, 'counts'>) {
  const { t, i18n } = usePage();
  const unit = t('top:places');
  return (
    <div className={css.hero}>
      <div className={css.promise}>
        <h1 className={css.title}>{t('top:promise')}</h1>
        <p className={cx(text.lead, measure)}>{t('top:lead')}</p>
        <LazyHeroSearch />
      </div>
      <HeroDrawing />
      <div className={css.counts}>
        <StatNumbers
          items={[
            { label: t('top:courses'), value: i18n.number(counts.courses), unit: t('top:coursesUnit') },
            { label: t('top:municipalities'), value: i18n.number(counts.municipalities), unit },
            { label: t('top:parks'), value: i18n.number(counts.parks), unit },
          ]}
        />
      </div>
    </div>
  );
}
