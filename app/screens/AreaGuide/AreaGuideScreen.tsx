import { type InstitutionKind, institutionKinds } from '../../../contract/institutionKinds.ts';
import type { InstitutionSummary } from '../../../contract/institutions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { InstitutionList } from '../../institutions/InstitutionList.tsx';
import { searchPath } from '../../institutions/kinds.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { About } from './About.tsx';
import type { Town } from './SearchForm.tsx';
import { SearchWays } from './SearchWays.tsx';

export interface AreaGuideData {
  kind: InstitutionKind;
  towns: readonly Town[];
  /** The first few. */
  institutions: readonly InstitutionSummary[];
  total: number;
  /** The address asks for a kind that there is not. */
  isWrong: boolean;
}

/** Shops and facilities near the courses: what each kind is, how many there are, and the ways to search them. */
export function AreaGuideScreen({ kind, towns, institutions, total, isWrong }: AreaGuideData) {
  const { t, i18n, href, path: here } = usePage();
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{t('areaGuide:title')}</h1>
        <p className={cx(text.lead, measure)}>{t('areaGuide:lead')}</p>
        {isWrong && (
          <Notice tone="error" heading={t('areaGuide:wrongTitle')}>
            <p>{t('areaGuide:shownInstead', { kind: t(`kind_${kind}`) })}</p>
          </Notice>
        )}
        <TabNav
          label={t('areaGuide:kinds')}
          items={institutionKinds.map((each) => ({
            id: each,
            label: t(`kind_${each}`),
            href: href(here, { tab: each !== institutionKinds[0] && each }),
            isCurrent: each === kind,
          }))}
        />
        <p className={measure}>{t(`areaGuide:what_${kind}`)}</p>
      </div>
      <Section heading={t(`areaGuide:search_${kind}`)}>
        <SearchWays kind={kind} towns={towns} />
      </Section>
      <About kind={kind} />
      <Section
        heading={t(`areaGuide:count_${kind}`, { count: total, total: i18n.number(total) })}
        {...(institutions.some(({ is_sample }) => is_sample) && { lead: t(`institution:samples_${kind}`) })}
        {...(total > institutions.length && {
          more: { href: href(searchPath(kind)), label: t(`areaGuide:all_${kind}`) },
        })}
      >
        {institutions.length ? (
          <InstitutionList institutions={institutions} />
        ) : (
          <EmptyState headingLevel={3} title={t('areaGuide:empty')} />
        )}
      </Section>
    </>
  );
}
