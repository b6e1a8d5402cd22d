import * as css from './Ruby.css.ts';

export type RubyProps = {
  /** the Japanese word */
  children: string;
  /** how it is read, in kana */
  reading: string;
  /** which of the two is read out: the word, or its reading where voices are known to get the word wrong (names) */
  spoken?: 'word' | 'reading';
};

/**
 * A word with its reading above it. Most screen readers say both, one after the other, which can turn the sense round;
 * here one of them is theirs. Without ruby in the browser the reading stands in brackets behind the word.
 */
export function Ruby({ children, reading, spoken = 'word' }: RubyProps) {
  const isReadingSpoken = spoken === 'reading';
  return (
    <ruby lang="ja" className={css.ruby}>
      {isReadingSpoken ? <span aria-hidden="true">{children}</span> : children}
      <rp>(</rp>
      <rt aria-hidden={isReadingSpoken ? undefined : true} className={css.reading}>
        {reading}
      </rt>
      <rp>)</rp>
    </ruby>
  );
}
