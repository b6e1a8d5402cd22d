import { useEffect, useRef, useState } from 'react';
import { changedLines, type Review, type StatePrint } from '../../contract/reviews.ts';
import { text } from '../../tokens/typography.css.ts';
import { Disclosure } from '../../ui/Disclosure/index.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { Both } from './Both.tsx';
import * as css from './review.css.ts';
import { type TranscriptLine, transcriptOf } from './transcript.ts';
import { reasons } from './words.ts';

const parts = ['headings', 'whole', 'new'] as const;
type Part = (typeof parts)[number];

const partWords = {
  headings: { ja: '見出しだけ', en: 'Headings only' },
  whole: { ja: 'すべて', en: 'All of it' },
  new: { ja: '最後の署名のあとに変わった行', en: 'What is new since the last signature' },
};
const languages = [
  { lang: 'ja', ja: '日本語', en: 'Japanese' },
  { lang: 'en', ja: '英語', en: 'English' },
] as const;

export interface TranscriptProps {
  name: { ja: string; en: string };
  /** As it is now; undefined as long as nobody has looked, null: it cannot be shown. */
  print: StatePrint | null | undefined;
  /** The last signature. */
  signed: Review | undefined;
  /** Somebody wants to read it, and nobody has looked yet. */
  onWanted: () => void;
  /** Somebody has come for it. */
  isFirst?: boolean;
}

/** What a screen reader says of a state, in order, without having to listen. */
export function Transcript({ name, print, signed, onWanted, isFirst = false }: TranscriptProps) {
  const [part, setPart] = useState<Part>('headings');
  const said = print?.said ?? [];
  const shown = transcriptOf(part === 'new' && signed ? changedLines(signed.said, said).come : said);
  const lines = part === 'headings' ? shown.filter(({ level }) => level !== null) : shown;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    place.current?.scrollIntoView();
    place.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div ref={place}>
      <Disclosure
        defaultExpanded={isFirst}
        title={<Both ja={`「${name.ja}」の読み上げ`} en={`“${name.en}” as it is read out`} />}
        onExpandedChange={(isExpanded) => isExpanded && print === undefined && onWanted()}
      >
        {!print && (
          <p role="status">
            {print === undefined ? <Both ja="確かめています" en="Looking" /> : <Both {...reasons.gone} />}
          </p>
        )}
        {print && (
          <>
            <RadioGroup
              label={<Both ja="読むところ" en="What to read" />}
              items={parts
                .filter((each) => each !== 'new' || signed)
                .map((each) => ({ value: each, label: <Both {...partWords[each]} /> }))}
              value={part}
              onChange={(value) => setPart(value as Part)}
            />
            {languages.map(({ lang, ...words }) => (
              <Lines key={lang} words={words} lines={lines.filter((line) => line.lang === lang)} />
            ))}
          </>
        )}
      </Disclosure>
    </div>
  );
}

function Lines({ words, lines }: { words: { ja: string; en: string }; lines: readonly TranscriptLine[] }) {
  return (
    <>
      <p className={text.subheading}>
        <Both {...words} />
      </p>
      {lines.length === 0 && (
        <p>
          <Both ja="ありません" en="None" />
        </p>
      )}
      <ol className={css.lines}>
        {lines.map(({ lang, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
          <li key={at} lang={lang}>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
