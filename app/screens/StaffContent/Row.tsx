import type { RevisionListed } from '../../../contract/revisions.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/index.ts';
import { usePage } from '../../PageContext.tsx';
import { ChangesTable } from '../../staff/changes/ChangesTable.tsx';
import { fieldInWords } from '../../staff/changes/fields.ts';
import { ThingLine } from '../../staff/ThingLine.tsx';
import { roleInWords } from '../../staff/words.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { boxName, boxValue } from './data.ts';
import * as css from './StaffContent.css.ts';

export interface RowProps {
  revision: RevisionListed;
  /** Says in which state it is, where not all are in the same. */
  isState: boolean;
  /** Another one is about the same thing: their names are told apart. */
  isNumbered: boolean;
  /** In a form for several of them: whether it is chosen, and what happens when that changes. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
}

/** Whether it can be one of several that are decided, or taken back, at once. */
export const mayBeChosen = ({ may, must_open }: RevisionListed): boolean =>
  may === 'withdraw' || (may === 'decide' && !must_open);

/** One proposal: what is done to which thing, by whom, and what changes. */
export function Row({ revision, isState, isNumbered, choice }: RowProps) {
  const { t, i18n } = usePage();
  const { id, kind, name, action, state, may, proposed_at, proposed_by, publish_at } = revision;
  return (
    <li className={css.row}>
      <div className={cluster.s}>
        <ThingLine revisionId={id} {...{ kind, name, action, isNumbered }} />
        {isState && <Tag variant={state === 'waiting' ? 'strong' : 'plain'}>{t(`revision:state_${state}`)}</Tag>}
      </div>
      <p className={text.small}>
        {t('revision:by', { role: roleInWords(proposed_by, t), moment: i18n.moment(proposed_at) })}
      </p>
      {publish_at && <p className={text.small}>{t('staffContent:publishAt', { moment: i18n.moment(publish_at) })}</p>}
      <Changes revision={revision} />
      {choice && mayBeChosen(revision) && (
        <Checkbox
          id={boxName(id)}
          name={boxName(id)}
          value={boxValue(revision)}
          isSelected={choice.isChosen}
          onChange={choice.onChange}
        >
          {t('staffContent:choose')}
          <VisuallyHidden>
            <NameIn name={name} sentence={(each) => t('staffContent:chooseOf', { name: each })} />
            {isNumbered && t('revision:number', { id })}
          </VisuallyHidden>
        </Checkbox>
      )}
      {choice && may === 'decide' && !mayBeChosen(revision) && (
        <p className={text.small}>{t('staffContent:mustOpen')}</p>
      )}
    </li>
  );
}

function Changes({ revision: { changes, more } }: Pick<RowProps, 'revision'>) {
  const { t } = usePage();
  if (!changes.length) return null;
  // Of a field with parts, such as the places of a course, its name once.
  const fields = [...new Set(changes.map(({ path }) => fieldInWords(path.split('.')[0]!, t)))];
  return (
    <Disclosure title={t('staffContent:changes', { fields: fields.join(t('staffContent:and')) })}>
      <div className={stack.s}>
        <ChangesTable changes={changes} />
        {more > 0 && <p>{t('staffContent:more', { count: more })}</p>}
      </div>
    </Disclosure>
  );
}
