import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { type Task, thingsPerPage } from './data.ts';
import * as css from './StaffPropose.css.ts';

type ThingChoiceProps = Task & { kind: 'choose' };

/** Of which kind, and which of them, or a new one. */
export function ThingChoice({ kinds, chosen, keyword, things, total, page, isRefused }: ThingChoiceProps) {
  const { t, lang, href, i18n } = usePage();
  return (
    <Section heading={t('staffPropose:chooseHeading')} lead={t('staffPropose:chooseLead')}>
      <search>
        <form method="get" action={path('staffPropose')} className={stack.m}>
          {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
          <Select
            id="kind"
            name="kind"
            label={t('staffPropose:kind')}
            defaultValue={chosen ?? ''}
            options={kinds.map((value) => ({ value, label: t(`revision:kind_${value}`) }))}
          />
          <TextField
            id="keyword"
            name="keyword"
            label={t('staffPropose:keyword')}
            description={t('staffPropose:keywordHelp')}
            defaultValue={keyword}
            errorMessage={isRefused ? t('staffPropose:keywordRefused') : undefined}
          />
          <div>
            <Button type="submit" variant="secondary">
              {t('staffPropose:search')}
            </Button>
          </div>
        </form>
      </search>
      {chosen && !isRefused && (
        <div className={stack.m}>
          <p data-update="">
            {total > 0 || keyword === '' ? (
              t('staffPropose:total', { count: total, shown: i18n.number(total) })
            ) : (
              <NameIn name={keyword} sentence={(name) => t('staffPropose:nothingFound', { keyword: name })} />
            )}
          </p>
          <p>
            <ButtonLink href={href(path('staffPropose'), { kind: chosen, id: 'new' })} variant="secondary">
              {t('staffPropose:addNew', { kind: t(`revision:kind_${chosen}`) })}
            </ButtonLink>
          </p>
          {things.length > 0 && (
            <ul className={css.list}>
              {things.map(({ id, name }) => (
                <li key={id}>
                  <Link href={href(path('staffPropose'), { kind: chosen, id })} variant="standalone">
                    {/* In one piece: the link sets what it holds apart. */}
                    <span>
                      <NameIn name={name} sentence={(each) => t('staffPropose:thing', { name: each, id })} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / thingsPerPage)}
            hrefFor={(each) => href(path('staffPropose'), { kind: chosen, keyword: keyword || null, page: each })}
            label={t('staffPropose:pages')}
            previousLabel={t('staffPropose:previous')}
            nextLabel={t('staffPropose:next')}
            pageLabel={(each) => t('staffPropose:page', { page: each })}
          />
        </div>
      )}
    </Section>
  );
}
