import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { NameIn } from '../../text/NameIn.tsx';
import { active, toQuery, without } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';
import { conditionText } from './words.ts';

/** Nothing matches: each condition that could be left out, and everything there is. */
export function NothingFound(data: Omit<InstitutionSearchData, 'fields' | 'courseChoice'>) {
  const { t, href, path: here } = usePage();
  const { kind, conditions } = data;
  const conditionsInForce = active(conditions);
  return (
    <EmptyState
      headingLevel={3}
      title={t(`institutionSearch:none_${kind}`)}
      actions={<ButtonLink href={href(here)}>{t(`institutionSearch:all_${kind}`)}</ButtonLink>}
    >
      <div className={stack.s}>
        <p>{t(conditionsInForce.length > 1 ? 'search:noneFewer' : 'search:noneOther')}</p>
        {conditionsInForce.length > 1 && (
          <ul>
            {conditionsInForce.map((condition) => (
              <li key={`${condition.name} ${condition.value}`}>
                <Link href={href(here, toQuery(conditions, without(conditions, condition)))} variant="standalone">
                  <span>
                    <NameIn
                      name={conditionText(condition, data, t)}
                      sentence={(each) => t('institutionSearch:without', { condition: each })}
                    />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </EmptyState>
  );
}
