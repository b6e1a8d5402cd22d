import {
  changedLines,
  historyOf,
  type Review,
  type Standing,
  type StatePrint,
  wordsMaxLength,
} from '../../contract/reviews.ts';
import { Checkbox } from '../../ui/Checkbox/index.ts';
import { Disclosure } from '../../ui/Disclosure/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { TextArea } from '../../ui/TextArea/index.ts';
import { Both } from './Both.tsx';
import * as css from './review.css.ts';
import type { ScreenState } from './screens.ts';
import { storyHref } from './useScreens.ts';
import { kinds, reasons, wordsOfSignature } from './words.ts';

export interface StateProps {
  state: ScreenState;
  /** null: it was signed, and nobody has looked yet whether it is still as it was. */
  standing: Standing | null;
  reviews: readonly Review[];
  /** As it is now; null as long as nobody has looked. */
  print: StatePrint | null;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  words: string;
  onWords: (words: string) => void;
}

/** One state: to look at, to tick, where it stands, and who has signed it. */
export function State({ state: { id, ja, en }, standing, reviews, print, ...field }: StateProps) {
  const history = historyOf(reviews, id);
  return (
    <li className={css.state}>
      <Checkbox isSelected={field.isSelected} onChange={field.onSelect}>
        <Both ja={ja} en={en} />
      </Checkbox>
      <Link href={storyHref(id)} target="_blank" isExternal externalLabel="（新しいタブ new tab）">
        「{ja}」を見る <span lang="en">See “{en}”</span>
      </Link>
      <p>
        <strong>
          <Both {...kinds[standing?.kind ?? 'unknown']} />
        </strong>
      </p>
      {standing?.kind === 'void' && <Changes standing={standing} print={print} />}
      {field.isSelected && (
        <TextArea
          label={<Both ja={`「${ja}」だけへのひとこと`} en={`Words for “${en}” alone`} />}
          rows={2}
          maxLength={wordsMaxLength}
          value={field.words}
          onChange={field.onWords}
        />
      )}
      {history.length > 0 && (
        <Disclosure title={<Both ja={`「${ja}」の署名 ${history.length}件`} en={`Signatures: ${history.length}`} />}>
          <ol className={css.list}>
            {history.map((each) => (
              <li key={`${each.at} ${each.by}`}>
                <Signature {...each} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </li>
  );
}

function Signature(review: Review) {
  return (
    <>
      <Both {...wordsOfSignature(review)} />
      {/* In whichever language they were written. */}
      {review.words && <q>{review.words}</q>}
    </>
  );
}

/** Why a signature does not hold any more, and which lines are others. */
function Changes({ standing, print }: { standing: Standing & { kind: 'void' }; print: StatePrint | null }) {
  const { review, reasons: why } = standing;
  const { gone, come } = changedLines(review.said, print?.said ?? []);
  return (
    <>
      <ul>
        {why.map((reason) => (
          <li key={reason}>
            <Both {...reasons[reason]} />
          </li>
        ))}
      </ul>
      {print && gone.length + come.length > 0 && (
        <Disclosure
          title={
            <Both ja={`変わった行 ${gone.length + come.length}`} en={`Changed lines: ${gone.length + come.length}`} />
          }
        >
          <Lines words={{ ja: '署名したとき', en: 'When it was signed' }} lines={gone} />
          <Lines words={{ ja: 'いま', en: 'Now' }} lines={come} />
        </Disclosure>
      )}
    </>
  );
}

function Lines({ words, lines }: { words: { ja: string; en: string }; lines: readonly string[] }) {
  if (!lines.length) return null;
  return (
    <>
      <p>
        <Both {...words} />
      </p>
      <ul className={css.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
          <li key={at} lang={line.slice(0, 2)}>
            {line.slice(3)}
          </li>
        ))}
      </ul>
    </>
  );
}
