import type { Title } from '../../../contract/walks.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Meter } from '../../../ui/Meter/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './MyPageScreen.css.ts';

/** Names that walks earn: the next one with how far it is, those that are earned, and all others with how to earn them. */
export function Titles({ titles, nextTitle }: { titles: readonly Title[]; nextTitle: Title | null }) {
  const { t, i18n } = usePage();
  const earned = titles.filter(({ earned_on }) => earned_on !== null);
  const later = titles.filter(({ id, earned_on }) => earned_on === null && id !== nextTitle?.id);
  const progressOf = ({ done, needed, unit }: Title) =>
    t(`myPage:progress_${unit}`, { done: i18n.number(done), needed: i18n.number(needed), count: needed });
  return (
    <Section heading={t('myPage:titles')} lead={t('myPage:titlesLead')}>
      <div className={css.titles}>
        {nextTitle ? (
          <div className={css.next}>
            <h3 className={text.subheading}>{t('myPage:nextTitle', { name: nextTitle.name })}</h3>
            <p>{nextTitle.how}</p>
            <Meter
              label={t('myPage:progress')}
              value={nextTitle.done}
              maxValue={nextTitle.needed}
              valueLabel={progressOf(nextTitle)}
            />
          </div>
        ) : (
          <p className={measure}>{t('myPage:allEarned')}</p>
        )}
        {earned.length > 0 && (
          <div className={stack.s}>
            <h3 className={text.subheading}>{t('myPage:earned', { count: earned.length })}</h3>
            <ul className={css.list}>
              {earned.map(({ id, name, how, earned_on }) => (
                <li key={id} className={css.title}>
                  <Icon name="medal" className={css.medal} />
                  <div>
                    <p className={text.label}>{name}</p>
                    <p>{how}</p>
                    <p className={cx(text.small, css.day)}>
                      <time dateTime={earned_on!}>{i18n.date(earned_on!)}</time>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
        {later.length > 0 && (
          <Disclosure title={t('myPage:later', { count: later.length })}>
            <ul className={css.list}>
              {later.map((each) => (
                <li key={each.id} className={css.title}>
                  <div>
                    <p className={text.label}>{each.name}</p>
                    <p>{each.how}</p>
                    <p className={cx(text.small, css.day)}>{progressOf(each)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
