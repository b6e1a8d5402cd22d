import type { JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CriteriaPicture.css.ts';
import { type Shape, Sign } from './Sign.tsx';
import { type Standing, standingOf, standings } from './standing.ts';

const shapes: Record<Standing, Shape> = {
  met: 'full',
  machine: 'half',
  inapplicable: 'dash',
  open: 'empty',
  failed: 'cross',
};

const principles = ['1', '2', '3', '4'] as const;

/** Every criterion that is aimed at as a field that leads to its page, by principle; what each kind of field means, with its count. */
export function CriteriaPicture({ criteria }: { criteria: readonly JudgedCriterion[] }) {
  const { t, href } = usePage();
  const kinds = standings.map((standing) => ({
    standing,
    count: criteria.filter((each) => standingOf(each) === standing).length,
  }));
  return (
    <div className={stack.s}>
      <ul className={css.legend}>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ standing, count }) => (
            <li key={standing} className={css.legendItem}>
              <span className={css.sample}>
                <Sign shape={shapes[standing]} />
              </span>
              {t('accessibility:standingCount', { standing: t(`accessibility:standing_${standing}`), count })}
            </li>
          ))}
      </ul>
      <div className={css.principles}>
        {principles.map((principle) => (
          <div key={principle} className={stack.hair}>
            <h3 className={text.label}>{t(`accessibility:principle_${principle}`)}</h3>
            <ul className={css.fields}>
              {criteria
                .filter(({ number }) => number.startsWith(`${principle}.`))
                .map((each) => (
                  <li key={each.number}>
                    <a href={href(path('accessibilityCriterion', { number: each.number }))} className={css.field}>
                      <Sign shape={shapes[standingOf(each)]} />
                      {each.number}
                      <VisuallyHidden>
                        {` ${each.name}: ${t(`accessibility:standing_${standingOf(each)}`)}`}
                      </VisuallyHidden>
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
