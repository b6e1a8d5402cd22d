import { type Previewed, previews } from '../../contract/previews.ts';
import { text } from '../../tokens/typography.css.ts';
import { Disclosure } from '../../ui/Disclosure/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { usePage } from '../PageContext.tsx';
import { NameIn } from '../text/NameIn.tsx';
import { approvalPath } from './approvals.ts';
import { ChangesTable } from './changes/ChangesTable.tsx';
import { PreviewDay } from './PreviewDay.tsx';
import * as css from './preview.css.ts';
import { previewPath } from './previews.ts';
import { roleInWords } from './words.ts';

/** Above a page that is not public: what is proposed, by whom, until when it can be seen, and as of which day. */
export function PreviewBanner({ name, summary, changes, link, on, days, isDayWrong, isNotYet, isAlone }: Previewed) {
  const { t, i18n, href } = usePage();
  const { kind, action, proposed_by, proposed_at, publish_at } = summary;
  const range = { from: i18n.date(days.from), to: i18n.date(days.to) };
  const heading = (
    <NameIn
      name={summary.name}
      sentence={(words) => t(`staffPreview:title_${action}`, { kind: t(`revision:kind_${kind}`), name: words })}
    />
  );
  return (
    <section aria-label={t('staffPreview:label')} className={css.banner}>
      <PageWidth>
        <Notice tone="warning" heading={heading}>
          <div className={stack.s}>
            <p className={text.small}>
              {t('staffPreview:by', { role: roleInWords(proposed_by, t), moment: i18n.moment(proposed_at) })}
            </p>
            <p>
              {publish_at
                ? t('staffPreview:publishAt', { moment: i18n.moment(publish_at) })
                : t('staffPreview:publishWhenApproved')}
            </p>
            <p>{t(isNotYet ? 'staffPreview:notYet' : 'staffPreview:asOf', { day: i18n.date(on) })}</p>
            {isAlone && <p>{t(link ? 'staffPreview:linkAlone' : 'staffPreview:alone')}</p>}
            {name === 'other_banner' && <p>{t('staffPreview:nowhere')}</p>}
            <div>
              <Disclosure title={t('staffPreview:otherDay')} defaultExpanded={isDayWrong}>
                <PreviewDay
                  id={summary.id}
                  on={on}
                  token={link?.token ?? null}
                  action={previewPath(name)}
                  description={t('staffPreview:dayHelp', range)}
                  errorMessage={isDayWrong ? t('staffPreview:dayWrong', range) : undefined}
                />
              </Disclosure>
              <Disclosure title={t('staffPreview:changes')}>
                <div className={stack.s}>
                  <ChangesTable changes={changes} />
                </div>
              </Disclosure>
            </div>
            <p className={text.small}>
              {t('staffPreview:links')}{' '}
              {link ? t('staffPreview:linkUntil', { moment: i18n.moment(link.until) }) : t('staffPreview:until')}
            </p>
            {!link && (
              <p>
                <Link href={href(approvalPath(previews[name]), { id: summary.id })} variant="standalone">
                  {t('staffPreview:toApproval')}
                </Link>
              </p>
            )}
          </div>
        </Notice>
      </PageWidth>
    </section>
  );
}
