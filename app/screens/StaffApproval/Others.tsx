import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { ThingLine } from '../../staff/ThingLine.tsx';
import { roleInWords } from '../../staff/words.ts';

/** Whichever is published first outdates the rest: whoever decides knows of them before. */
export function Others({ others }: Pick<RevisionDetail, 'others'>) {
  const { t, i18n } = usePage();
  if (!others.length) return null;
  return (
    <Notice tone="warning" heading={t('staffApproval:others', { count: others.length })} headingLevel={3}>
      <div className={stack.s}>
        <p>{t('staffApproval:othersHelp')}</p>
        <ul className={stack.s}>
          {others.map(({ id, kind, name, action, state, proposed_by, proposed_at, publish_at }) => (
            <li key={id}>
              <ThingLine revisionId={id} isNumbered {...{ kind, name, action }} />
              <p className={text.small}>
                {t('revision:by', { role: roleInWords(proposed_by, t), moment: i18n.moment(proposed_at) })}
              </p>
              <p className={text.small}>
                {t(`revision:state_${state}`)}
                {publish_at && ` (${i18n.moment(publish_at)})`}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
