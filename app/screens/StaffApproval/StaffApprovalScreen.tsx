import { previewsOf } from '../../../contract/previews.ts';
import type { RevisionDetail } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { sourceOf } from '../../staff/changes/sources.ts';
import { Written } from '../../staff/changes/Value.tsx';
import { previewPath } from '../../staff/previews.ts';
import { Told } from '../../staff/Told.tsx';
import { roleInWords } from '../../staff/words.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { Changes } from './Changes.tsx';
import { Decision } from './Decision.tsx';
import type { Outcome, StaffApprovalData } from './data.ts';
import { History } from './History.tsx';
import { Others } from './Others.tsx';
import { Restore } from './Restore.tsx';
import { TakeBack } from './TakeBack.tsx';
import { titleOf } from './title.ts';
import type { Approval } from './useApproval.ts';
import { Way } from './Way.tsx';

export type StaffApprovalScreenProps = Omit<StaffApprovalData & { kind: 'proposal' }, 'kind' | 'isRejecting'> &
  Approval;

/** One proposal: what it is, the old and the new side by side, the decision, and what has happened. */
export function StaffApprovalScreen({ staff, revision, outcome, ...approval }: StaffApprovalScreenProps) {
  const { t, i18n, href, route } = usePage();
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{titleOf(route!, i18n)}</h1>
        {/* Without JavaScript the page begins at its top again, far from what is wrong. */}
        {approval.form && approval.problem?.kind === 'refused' && (
          <Notice tone="error" heading={t('staffApproval:notDecided')}>
            <Link href="#decision" variant="standalone">
              {t('staffApproval:toDecision')}
            </Link>
          </Notice>
        )}
        {outcome && <OutcomeNotice outcome={outcome} />}
      </div>
      <article aria-labelledby="proposal" className={stack.l}>
        <div className={stack.m}>
          <h2 id="proposal" data-update="arrival" className={text.heading}>
            <NameIn name={revision.name} />
          </h2>
          <Facts revision={revision} />
          <Others others={revision.others} />
          {(revision.state === 'waiting' || revision.state === 'approved') && <Previews revision={revision} />}
        </div>
        {revision.ways && <Way ways={revision.ways} />}
        <Changes revision={revision} />
        <Decision staff={staff} revision={revision} {...approval} />
        {revision.may_withdraw && <TakeBack revision={revision} />}
        {revision.may_restore && <Restore revision={revision} />}
        <History revision={revision} />
      </article>
      <p>
        <Link href={href(path('staffContent'))} variant="standalone">
          {t('revision:toContent')}
        </Link>
      </p>
    </div>
  );
}

const warnings: readonly Outcome[] = ['outdated', 'meanwhile', 'conflict', 'notYours', 'changed', 'same', 'unfit'];

/** What the last form came to. */
function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { t } = usePage();
  const words = t(`staffApproval:done_${outcome}`);
  return (
    <Notice tone={warnings.includes(outcome) ? 'warning' : 'success'} heading={words}>
      <Told words={words} />
    </Notice>
  );
}

function Facts({ revision }: { revision: RevisionDetail }) {
  const { t, i18n } = usePage();
  const { kind, action, state, proposed_at, proposed_by, publish_at, note } = revision;
  const by = { role: roleInWords(proposed_by, t), moment: i18n.moment(proposed_at) };
  return (
    <DescriptionList
      items={[
        { id: 'state', term: t('staffApproval:state'), description: <Tag>{t(`revision:state_${state}`)}</Tag> },
        { id: 'kind', term: t('staffApproval:kind'), description: t(`revision:kind_${kind}`) },
        { id: 'action', term: t('staffApproval:action'), description: t(`revision:action_${action}`) },
        { id: 'by', term: t('staffApproval:by'), description: t('revision:by', by) },
        {
          id: 'publish',
          term: t('staffApproval:publish'),
          description: publish_at ? i18n.moment(publish_at) : t('staffApproval:publishWhenApproved'),
        },
        ...(note ? [{ id: 'note', term: t('staffApproval:note'), description: <Written words={note} /> }] : []),
      ]}
    />
  );
}

function Previews({ revision }: { revision: RevisionDetail }) {
  const { t, i18n, href } = usePage();
  const names = previewsOf(revision.kind, sourceOf(revision.after) ?? sourceOf(revision.before) ?? {});
  const linksWith = (token?: string) =>
    names.map((name) => (
      <Link key={name} href={href(previewPath(name), { id: revision.id, token })} variant="standalone">
        {names.length === 1
          ? t('staffApproval:preview_only')
          : t(name.endsWith('_detail') ? 'staffApproval:preview_detail' : 'staffApproval:preview_list')}
      </Link>
    ));
  const { preview_link: link } = revision;
  return (
    <>
      <nav aria-label={t('staffApproval:previews')} className={cluster.s}>
        <span>{t('staffApproval:previews')}</span>
        {linksWith()}
      </nav>
      {link && (
        <Disclosure title={t('staffApproval:share')}>
          <div className={`${stack.s} ${measure}`}>
            <p>{t('staffApproval:shareHelp', { moment: i18n.moment(link.until) })}</p>
            <p className={cluster.s}>{linksWith(link.token)}</p>
          </div>
        </Disclosure>
      )}
    </>
  );
}
