import type { JudgedCriterion } from '../../../contract/accessibilityApi.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CriteriaPicture.css.ts';
import { type Standing, standingOf, standings } from './standing.ts';

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
                <Sign standing={standing} />
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
                      <Sign standing={standingOf(each)} />
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

/** Full, half, a dash, empty or crossed: told apart without colour. */
const shapes: Record<Standing, string> = {
  met: 'M2 2h12v12H2Z',
  machine: 'M2 14L14 2V14Z',
  inapplicable: 'M4 7h8v2H4Z',
  open: '',
  failed: 'M3 4.5L4.5 3 8 6.5 11.5 3 13 4.5 9.5 8 13 11.5 11.5 13 8 9.5 4.5 13 3 11.5 6.5 8Z',
};

function Sign({ standing }: { standing: Standing }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={css.sign[standing]}>
      <rect x="1" y="1" width="14" height="14" className={css.frame} />
      <path d={shapes[standing]} className={css.shape} />
    </svg>
  );
}
