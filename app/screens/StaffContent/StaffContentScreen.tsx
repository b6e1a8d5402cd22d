import { decidedAtOnce, type RevisionList, revisionLists, tracedKinds } from '../../../contract/revisionRules.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { approvalPath } from '../../staff/approvals.ts';
import { Told } from '../../staff/Told.tsx';
import type { Outcome, StaffContentData } from './data.ts';
import { isNumberedIn } from './isNumberedIn.ts';
import { mayBeChosen, Row } from './Row.tsx';
import * as css from './StaffContent.css.ts';
import { TogetherForm } from './TogetherForm.tsx';

type ListData = Omit<StaffContentData & { kind: 'list' }, 'kind'>;
export type StaffContentScreenProps = ListData & Submission;

/** Proposed changes: what waits for a decision by who looks, what they have proposed, and everything, by kind. */
export function StaffContentScreen({
  staff,
  list,
  ofKind,
  revisions,
  total,
  page,
  wrongPage,
  outcome,
  ...submission
}: StaffContentScreenProps) {
  const { t, lang, href, route } = usePage();
  const here = (query: { list?: RevisionList; page?: number }) =>
    href(path('staffContent'), { list, kind: ofKind, ...query });
  const isNumbered = isNumberedIn(revisions);
  // Nothing waits for whoever may not decide.
  const lists = revisionLists.filter((each) => each !== 'waiting' || staff.role === 'approver');
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        {staff.role !== 'duty' && (
          <p>
            <ButtonLink href={href(path('staffPropose'))} variant="secondary">
              {t('staffContent:proposeOne')}
            </ButtonLink>
          </p>
        )}
        {outcome && <OutcomeNotice outcome={outcome} />}
      </div>
      <TabNav
        label={t('staffContent:lists')}
        items={lists.map((each) => ({
          id: each,
          label: t(`staffContent:list_${each}`),
          href: here({ list: each }),
          isCurrent: each === list,
        }))}
      />
      <KindFilter list={list} ofKind={ofKind} />
      {wrongPage !== null && <Notice tone="warning" heading={t('staffContent:wrongPage', { page: wrongPage })} />}
      {revisions.length > 0 ? (
        <section aria-label={t(`staffContent:list_${list}`)} className={stack.m}>
          <p data-update="">{t('staffContent:total', { count: total })}</p>
          {list !== 'all' && revisions.some(mayBeChosen) ? (
            // Other proposals are another form: nothing that was chosen for these counts for them.
            <TogetherForm
              key={revisions.map(({ id, version }) => `${id}.${version}`).join()}
              {...{ list, ofKind, page, revisions }}
              {...submission}
            />
          ) : (
            <ul className={css.list}>
              {revisions.map((revision) => (
                <Row
                  key={revision.id}
                  {...{ revision, isState: list !== 'waiting', isNumbered: isNumbered(revision) }}
                />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / decidedAtOnce)}
            hrefFor={(each) => here({ page: each })}
            label={t('staffContent:pages')}
            previousLabel={t('staffContent:previous')}
            nextLabel={t('staffContent:next')}
            pageLabel={(each) => t('staffContent:page', { page: each })}
          />
        </section>
      ) : (
        <div className={measure} data-update="">
          <EmptyState title={t(`staffContent:empty_${list}`)}>{t('staffContent:emptyHelp')}</EmptyState>
        </div>
      )}
    </div>
  );
}

/** What the last form has done with several of them. */
function OutcomeNotice({ outcome: { deed, count, left } }: { outcome: Outcome }) {
  const { t, href } = usePage();
  const words = t(`staffContent:done_${deed}`, { count });
  const rest = left.length > 0 ? t('staffContent:left', { count: left.length }) : '';
  return (
    <Notice tone={rest ? 'warning' : 'success'} heading={words}>
      {rest && <p>{rest}</p>}
      {rest && (
        <ul>
          {left.map(({ id, kind }) => (
            <li key={id}>
              <Link href={href(approvalPath(kind), { id })} variant="standalone">
                {t('staffContent:leftOne', { kind: t(`revision:kind_${kind}`), id })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Told words={rest ? `${words} ${rest}` : words} />
    </Notice>
  );
}

function KindFilter({ list, ofKind }: Pick<StaffContentScreenProps, 'list' | 'ofKind'>) {
  const { t, lang } = usePage();
  return (
    <form method="get" action={path('staffContent')} className={css.filter}>
      <input type="hidden" name="list" value={list} />
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      <Select
        id="kind"
        name="kind"
        label={t('staffContent:kindFilter')}
        defaultValue={ofKind ?? ''}
        options={[
          { value: '', label: t('staffContent:allKinds') },
          ...tracedKinds.map((value) => ({ value, label: t(`revision:kind_${value}`) })),
        ]}
      />
      <Button type="submit" variant="secondary">
        {t('staffContent:show')}
      </Button>
    </form>
  );
}
