import type { AccessibilityAim, AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';
import type { Word } from '../Accessibility/words.ts';
import { inWords, japaneseDay } from './moments.ts';

interface DeclarationProps {
  aims: readonly AccessibilityAim[];
  report: AccessibilityReport | null;
}

/** What a statement of a test names, in the order of JIS X 8341-3 annex JB. */
export function Declaration({ aims, report }: DeclarationProps) {
  const { t, i18n, href, lang } = usePage();
  const item = (term: Word, description: React.ReactNode) => ({ term: t(`accessibility:${term}`), description });
  const edition = ({ short, edition: year }: AccessibilityAim) => t('accessibility:edition', { short, edition: year });
  const before = [
    item(
      'standard',
      aims.map((aim) => <p key={aim.id}>{edition(aim)}</p>),
    ),
    item(
      'claim',
      <div className={stack.xs}>
        {aims.map((aim) => (
          <Claim key={aim.id} aim={aim} report={report} />
        ))}
        <p>{t('accessibility:claimRule')}</p>
      </div>,
    ),
    item(
      'scope',
      <>
        <p>{t('accessibility:scopeText')}</p>
        <Link href={href(path('siteMap'))} variant="standalone">
          {route('siteMap').label[lang]}
        </Link>
      </>,
    ),
    item('technologies', t('accessibility:technologiesText')),
    item(
      'selection',
      <>
        <p>{t('accessibility:selectionText')}</p>
        {report?.sample && (
          <p>
            {t('accessibility:sampleText', {
              seed: report.sample.seed,
              drawn: report.sample.drawn
                .map((id) => report.pages.find((page) => page.id === id)?.title ?? id)
                .join(t('accessibility:and')),
            })}
          </p>
        )}
      </>,
    ),
  ];
  if (!report) return <DescriptionList items={before} />;
  const { counts, tools, started_at, ended_at } = report;
  const { pages, stories, runs, page_runs } = counts;
  const [from, to] = [inWords(started_at, i18n), inWords(ended_at, i18n)];
  return (
    <DescriptionList
      items={[
        item('day', <time dateTime={japaneseDay(ended_at)}>{i18n.date(japaneseDay(ended_at))}</time>),
        ...before,
        item(
          'subjects',
          t('accessibility:subjectsText', {
            pages: i18n.number(pages),
            stories: i18n.number(stories),
            runs: i18n.number(runs),
            pageRuns: i18n.number(page_runs),
          }),
        ),
        item('form', t(`accessibility:form_${report.form}`)),
        item('period', t('accessibility:periodText', { from, to })),
        item('version', <code>{report.commit}</code>),
        item(
          'tools',
          `axe-core ${tools.axe}, ${tools.browser}, Playwright ${tools.playwright}, Storybook ${tools.storybook}`,
        ),
        item('otherEngines', <Engines report={report} />),
      ]}
    />
  );
}

/** Where the tests were run, and what little was looked at elsewhere. */
function Engines({ report: { tools, other_engines, pages } }: { report: AccessibilityReport }) {
  const { t, i18n } = usePage();
  const titleOf = (id: string) => pages.find((page) => page.id === id)?.title ?? id;
  return (
    <div className={stack.xs}>
      <p>{t(other_engines.length ? 'accessibility:otherEnginesMain' : 'accessibility:otherEnginesNone', tools)}</p>
      {other_engines.map(({ name, version, axe, tested_at, violations, pages: looked }) => (
        <p key={name}>
          {t('accessibility:otherEngineLook', {
            ...{ name, version, axe, count: violations },
            date: i18n.date(japaneseDay(tested_at)),
            pages: looked.map(titleOf).join(t('accessibility:and')),
          })}
        </p>
      ))}
    </div>
  );
}

function Claim({ aim: { id, short, level }, report }: { aim: AccessibilityAim; report: AccessibilityReport | null }) {
  const { t } = usePage();
  const claim = report?.claims.find(({ standard }) => standard === id);
  const words = t(claim ? `accessibility:claim_${claim.kind}` : 'accessibility:claim_none', { level });
  return (
    <div>
      <p>
        {short}
        {': '}
        <strong>{words}</strong>
      </p>
      {claim && (
        <p>
          {t('accessibility:claimCount', {
            total: claim.met + claim.failed + claim.untested,
            met: claim.met,
            inapplicable: claim.inapplicable,
            failed: claim.failed,
            untested: claim.untested,
          })}
        </p>
      )}
    </div>
  );
}
