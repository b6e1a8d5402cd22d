import { type RevisionList, revisionLists, type TracedKind, tracedKinds } from '../../../contract/revisionRules.ts';
import type { RevisionSummary } from '../../../contract/revisions.ts';
import type { StaffPerson } from '../../../contract/staff.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ThingLine } from '../../staff/ThingLine.tsx';
import { roleInWords } from '../../staff/words.ts';
import * as css from './StaffContent.css.ts';

export const revisionsPerPage = 20;

export type StaffContentData =
  | { kind: 'wrongRole'; staff: StaffPerson }
  | {
      kind: 'list';
      staff: StaffPerson;
      list: RevisionList;
      ofKind: TracedKind | null;
      revisions: readonly RevisionSummary[];
      total: number;
      page: number;
      /** What the address asked for when there is no such page; the first one is shown instead. */
      wrongPage: string | null;
    };

export type StaffContentScreenProps = Omit<StaffContentData & { kind: 'list' }, 'kind'>;

/** Proposed changes: what waits for a decision by who looks, what they have proposed, and everything, by kind. */
export function StaffContentScreen({
  staff,
  list,
  ofKind,
  revisions,
  total,
  page,
  wrongPage,
}: StaffContentScreenProps) {
  const { t, lang, href, route } = usePage();
  const here = (query: { list?: RevisionList; page?: number }) =>
    href(path('staffContent'), { list, kind: ofKind, ...query });
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
          <ul className={css.list}>
            {revisions.map((revision) => (
              <Row key={revision.id} revision={revision} isState={list !== 'waiting'} />
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / revisionsPerPage)}
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

/** @param isState says in which state it is, where not all are in the same */
function Row({ revision, isState }: { revision: RevisionSummary; isState: boolean }) {
  const { t, i18n } = usePage();
  const { id, kind, name, action, state, proposed_at, proposed_by, publish_at } = revision;
  return (
    <li className={css.row}>
      <div className={cluster.s}>
        <ThingLine revisionId={id} {...{ kind, name, action }} />
        {isState && <Tag variant={state === 'waiting' ? 'strong' : 'plain'}>{t(`revision:state_${state}`)}</Tag>}
      </div>
      <p className={text.small}>
        {t('revision:by', { role: roleInWords(proposed_by, t), moment: i18n.moment(proposed_at) })}
      </p>
      {publish_at && <p className={text.small}>{t('staffContent:publishAt', { moment: i18n.moment(publish_at) })}</p>}
    </li>
  );
}
