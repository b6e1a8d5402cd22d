import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { given, type StaffLogData, stepsPerPage } from './data.ts';
import { FilterForm } from './FilterForm.tsx';
import { Steps } from './Steps.tsx';

export type StaffLogScreenProps = Omit<StaffLogData & { kind: 'log' }, 'kind'>;

/** The server sends it (`server/http/logFile.ts`). */
const file = `${path('staffLog')}.csv`;

/** What became of every proposal, closure and alert, step by step, to read and to keep as a table. */
export function StaffLogScreen({ staff, conditions, found, wrongDays, wrongPage }: StaffLogScreenProps) {
  const { t, lang, href, route } = usePage();
  const isNarrowed = Object.keys(given(conditions)).length > 0;
  return (
    <div className={stack.l}>
      <div className={`${stack.s} ${measure}`}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffLog:lead')}</p>
        {staff.office && <p>{t('staffLog:ofOffice', { office: staff.office.name })}</p>}
      </div>
      <FilterForm conditions={conditions} wrongDays={wrongDays} />
      {!found && <Notice tone="warning" heading={t('staffLog:wrongDays')} />}
      {wrongPage !== null && <Notice tone="warning" heading={t('staffLog:wrongPage', { page: wrongPage })} />}
      {found && found.steps.length > 0 && (
        <section aria-label={t('staffLog:steps')} className={stack.m}>
          <Steps steps={found.steps} caption={t('staffLog:total', { count: found.total })} />
          <Pagination
            page={found.page_num}
            pageCount={Math.ceil(found.total / stepsPerPage)}
            hrefFor={(page) => href(path('staffLog'), { ...given(conditions), page })}
            label={t('staffLog:pages')}
            previousLabel={t('staffLog:previous')}
            nextLabel={t('staffLog:next')}
            pageLabel={(page) => t('staffLog:page', { page })}
          />
          <div className={`${stack.s} ${measure}`}>
            <p>{t(isNarrowed ? 'staffLog:fileNarrowed' : 'staffLog:fileWhole', { count: found.total })}</p>
            <p>
              <ButtonLink href={href(file, given(conditions))} variant="secondary" download>
                <Icon name="download-simple" />
                {t('staffLog:download')}
              </ButtonLink>
            </p>
          </div>
        </section>
      )}
      {found?.steps.length === 0 && (
        <div className={measure} data-update="">
          <EmptyState title={t(isNarrowed ? 'staffLog:nothingFound' : 'staffLog:empty')}>
            {isNarrowed ? (
              <Link href={href(path('staffLog'))} variant="standalone">
                {t('staffLog:showAll')}
              </Link>
            ) : (
              t('staffLog:emptyHelp')
            )}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
