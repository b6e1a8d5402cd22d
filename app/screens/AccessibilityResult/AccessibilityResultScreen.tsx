import type { KnownProblem } from '../../../contract/accessibilityApi.ts';
import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TableOfContents } from '../../../ui/TableOfContents/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { route } from '../../routes.ts';
import { KnownProblems } from '../Accessibility/KnownProblems.tsx';
import * as css from './AccessibilityResultScreen.css.ts';
import { Assistive } from './Assistive.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Checklist } from './Checklist.tsx';
import { CriteriaPicture } from './CriteriaPicture.tsx';
import { Declaration } from './Declaration.tsx';
import { japaneseDay } from './moments.ts';
import { recordsAddress } from './runQuery.ts';
import { aimedAt, aimOf } from './standing.ts';

export interface ResultData extends Output<'GET /accessibility_result'> {
  knownProblems: readonly KnownProblem[];
}

/** What the contents list leads to, in its order; ids and names of headings. */
const sections = ['picture', 'known', 'assistive', 'declaration'] as const;

/** The test's result as a public body states it, from its records. Without a report nothing was tested, and the page says so. */
export function AccessibilityResultScreen({ aims, criteria, report, knownProblems }: ResultData) {
  const { t, lang, i18n, href } = usePage();
  const aim = aimOf(aims);
  const aimed = aimedAt(criteria, aims);
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route('accessibilityResult').label[lang]}</h1>
        {!report && (
          <Notice tone="warning" heading={t('accessibility:never')}>
            <p>{t('accessibility:neverText')}</p>
          </Notice>
        )}
        {report?.is_older && (
          <Notice
            tone="warning"
            heading={t('accessibility:older', { date: i18n.date(japaneseDay(report.ended_at)) })}
          />
        )}
        {report && report.executed < report.expected && (
          <Notice tone="warning" heading={t('accessibility:unfinished')}>
            <p>
              {t('accessibility:unfinishedText', {
                expected: i18n.number(report.expected),
                executed: i18n.number(report.executed),
              })}
            </p>
          </Notice>
        )}
        <div className={css.top}>
          {report && <AtAGlance {...{ aims, criteria, report, knownProblems }} />}
          <TableOfContents
            label={t('accessibility:contents')}
            items={sections
              // Nobody has tested with anything yet.
              .filter((id) => report || id !== 'assistive')
              .map((id) => ({ id, label: t(`accessibility:${id}`), level: 2 }))}
          />
        </div>
      </div>
      <Section
        id="picture"
        heading={t('accessibility:picture')}
        lead={t('accessibility:pictureLead', { standard: aim.short, level: aim.level, total: aimed.length })}
      >
        <CriteriaPicture criteria={aimed} />
      </Section>
      <Section id="known" heading={t('accessibility:known')}>
        <KnownProblems problems={knownProblems} none={t('accessibility:knownNone')} />
      </Section>
      {report && (
        <Section id="assistive" heading={t('accessibility:assistive')}>
          <Assistive report={report} />
        </Section>
      )}
      <Section
        id="declaration"
        heading={t('accessibility:declaration')}
        lead={t('accessibility:checklistLead')}
        more={{ href: href(recordsAddress), label: t('accessibility:toRecords') }}
      >
        <div>
          <Disclosure title={t('accessibility:declarationItems')}>
            <Declaration aims={aims} report={report} />
          </Disclosure>
          <Checklist criteria={criteria} aims={aims} />
        </div>
      </Section>
    </>
  );
}
