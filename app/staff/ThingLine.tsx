import type { TracedKind } from '../../contract/revisionRules.ts';
import type { RevisionSummary } from '../../contract/revisions.ts';
import { Link } from '../../ui/Link/index.ts';
import type { T } from '../i18n/i18n.ts';
import { usePage } from '../PageContext.tsx';
import { NameIn } from '../text/NameIn.tsx';
import { approvalPath, isDecided } from './approvals.ts';

/** Closures and alerts begin and end; everything else is added and removed. */
const actionInWords = (kind: TracedKind, action: RevisionSummary['action'], t: T): string =>
  t(isDecided(kind) ? `revision:action_${action}` : `revision:duty_${action}`);

export interface ThingLineProps {
  kind: TracedKind;
  name: string;
  action: RevisionSummary['action'];
  /** null: there is no page about it. */
  revisionId: number | null;
  /** The same thing may stand twice in the list: each link says which proposal it leads to. */
  isNumbered?: boolean;
  /** In the place of the action. */
  step?: string;
}

/** What is done to which thing; it leads to the page where that is decided, if it is. */
export function ThingLine({ kind, name, action, revisionId, isNumbered = false, step }: ThingLineProps) {
  const { t, href } = usePage();
  const words = { action: step ?? actionInWords(kind, action, t), kind: t(`revision:kind_${kind}`) };
  const line = <NameIn name={name} sentence={(each) => t('revision:line', { ...words, name: each })} />;
  if (!isDecided(kind) || revisionId === null) return line;
  return (
    <Link href={href(approvalPath(kind), { id: revisionId })} variant="standalone">
      {/* In one piece: the link sets what it holds apart. */}
      <span>
        {line}
        {isNumbered && t('revision:number', { id: revisionId })}
      </span>
    </Link>
  );
}
