import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { useLoginAddress } from '../../layout/useLoginAddress.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { conditions, stateName, type Word } from '../Accessibility/words.ts';
import { japaneseDay } from './moments.ts';
import { type Shape, Sign } from './Sign.tsx';
import * as css from './TestedPages.css.ts';

type Page = AccessibilityReport['pages'][number];
type Reached = Page['reached'];

/** Most first. */
const signs = { all: 'full', some: 'half', looked: 'empty', none: 'dash' } as const satisfies Record<string, Shape>;
type Reach = keyof typeof signs;
const reaches = Object.keys(signs) as Reach[];

const names = Object.keys(conditions) as (keyof Reached)[];

/** Every page that was tested: in which states, when, and how much was checked in each language, text size, width and mode. */
export function TestedPages({ pages }: Pick<AccessibilityReport, 'pages'>) {
  const { t } = usePage();
  return (
    <div className={stack.s}>
      <p>{t('accessibility:reachLead')}</p>
      <ul className={css.legend}>
        {reaches.map((reach) => (
          <li key={reach} className={css.meaning}>
            <Sign shape={signs[reach]} />
            <span>{t(`accessibility:reach_${reach}`)}</span>
          </li>
        ))}
      </ul>
      <Table
        narrow="entries"
        caption={t('accessibility:pages')}
        isCaptionHidden
        columns={[
          { id: 'page', label: t('accessibility:kind_page'), isRowHeader: true },
          ...names.map((id) => ({ id, label: t(`accessibility:${conditions[id].label}`) })),
        ]}
        rows={pages.map((page) => ({
          id: page.id,
          page: <Tested page={page} />,
          ...Object.fromEntries(names.map((name) => [name, <Values key={name} name={name} reached={page.reached} />])),
        }))}
      />
    </div>
  );
}

function Tested({ page: { id, title, looks, complete_looks, settings, states, tested_at } }: { page: Page }) {
  const { t, href, i18n } = usePage();
  // The link of the same name in the head comes back here after a login: both must do the same.
  const loginAddress = useLoginAddress();
  return (
    <>
      <Link href={id === path('login') ? loginAddress : href(id)} variant="standalone">
        {title}
      </Link>
      <br />
      <code>{id}</code>
      <p className={css.details}>
        {t('accessibility:pageTested', { looks, complete: complete_looks, settings })}
        {states.length > 1 &&
          t('accessibility:pageStates', {
            states: states
              .filter((state) => state !== 'first')
              .map((state) => stateName(t, state))
              .join(t('accessibility:and')),
          })}
        {t('accessibility:evidenceOn', { date: i18n.date(japaneseDay(tested_at)) })}
      </p>
    </>
  );
}

function Values({ name, reached }: { name: keyof Reached; reached: Reached }) {
  const { t } = usePage();
  const found: Partial<Record<string, Reach>> = reached[name];
  return (
    <ul className={css.values}>
      {Object.entries<Word>(conditions[name].values).map(([value, word]) => (
        <li key={value} className={css.value}>
          <Sign shape={signs[found[value] ?? 'none']} />
          <span>
            {t(`accessibility:${word}`)}
            <VisuallyHidden>: {t(`accessibility:reach_${found[value] ?? 'none'}`)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
