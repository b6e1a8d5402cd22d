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
import { Picture, StoryPicture } from './Picture.tsx';
import * as css from './review.css.ts';
import type { ScreenState } from './screens.ts';
import { Transcript } from './Transcript.tsx';
import { storyHref } from './useScreens.ts';
import { kinds, reasons, wordsOfSignature } from './words.ts';

export interface StateProps {
  state: ScreenState;
  /** null: it was signed, and nobody has looked yet whether it is still as it was. */
  standing: Standing | null;
  reviews: readonly Review[];
  /** As it is now; undefined as long as nobody has looked, null: it cannot be shown. */
  print: StatePrint | null | undefined;
  /** The address of what it looked like when it was signed so. */
  pictureOf: (review: Review) => string | null;
  /** Looks at it, so that there is a print. */
  onLook: () => void;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  words: string;
  onWords: (words: string) => void;
  /** Somebody has come to read what is read out of it. */
  isWanted: boolean;
}

/** One state: to look at, to tick, where it stands, and who has signed it. */
export function State({ state: { id, ja, en }, standing, reviews, print, pictureOf, onLook, ...field }: StateProps) {
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
      {standing?.kind === 'void' && (
        <>
          <Changes standing={standing} print={print} />
          <Looks id={id} before={pictureOf(standing.review)} isGone={print === null} />
        </>
      )}
      <Transcript name={{ ja, en }} print={print} signed={history.at(-1)} onWanted={onLook} isFirst={field.isWanted} />
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
function Changes({ standing, print }: { standing: Standing & { kind: 'void' } } & Pick<StateProps, 'print'>) {
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

/** Both in Japanese, 360 wide; they come when they are asked for. */
function Looks({ id, before, isGone }: { id: string; before: string | null; isGone: boolean }) {
  if (!before) return null;
  return (
    <Disclosure title={<Both ja="前と後の見た目" en="Before and after" />}>
      <ul className={css.pictures}>
        <Picture ja="署名したとき" en="When it was signed" href={before} width={360}>
          <img src={before} alt="" loading="lazy" className={css.photograph} />
        </Picture>
        {!isGone && <StoryPicture id={id} ja="いま" en="Now" width={360} />}
      </ul>
    </Disclosure>
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
