import type { WalkTotals } from '../../../contract/walks.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';

/** How much was walked, by the figures of the courses. */
export function Totals({ month, total }: { month: WalkTotals; total: WalkTotals }) {
  const { t } = usePage();
  return (
    <Section heading={t('myPage:walks')} lead={t('myPage:walksLead')}>
      <div className={stack.s}>
        <h3 className={text.subheading}>{t('myPage:month')}</h3>
        {month.walks > 0 ? <Effort totals={month} /> : <p>{t('myPage:noneThisMonth')}</p>}
      </div>
      <div className={stack.s}>
        <h3 className={text.subheading}>{t('myPage:total')}</h3>
        <Effort totals={total} />
      </div>
    </Section>
  );
}

function Effort({ totals: { walks, distance_m, minutes, steps, kcal } }: { totals: WalkTotals }) {
  const { t, i18n } = usePage();
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = hours
    ? { value: i18n.number(hours), unit: t(rest ? 'myPage:hoursAnd' : 'myPage:hours', { count: hours, rest }) }
    : { value: i18n.number(minutes), unit: t('minutes') };
  return (
    <StatNumbers
      items={[
        { label: t('myPage:walksLabel'), value: i18n.number(walks), unit: t('myPage:times', { count: walks }) },
        { label: t('minutesLabel'), ...time },
        { label: t('distanceLabel'), value: i18n.number(Math.round(distance_m / 100) / 10), unit: t('km') },
        { label: t('stepsLabel'), value: i18n.number(steps), unit: t('steps') },
        { label: t('kcalLabel'), value: i18n.number(kcal), unit: t('kcal') },
      ]}
    />
  );
}
