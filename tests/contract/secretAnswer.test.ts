import { describe, expect, it } from 'vitest';
import { secretAnswerKey, secretAnswerProblem, tidySecretAnswer } from '../../contract/secretAnswer.ts';

describe('a secret answer', () => {
  it.each([
    ['くっきー', ['クッキー', 'くっきー', 'kukki-', 'KUKKI-', 'ｸｯｷｰ', ' クッ キー ']],
    ['らーめん', ['ラーメン', 'らーめん', 'ra-men', 'ﾗｰﾒﾝ']],
    ['とうきょう', ['トウキョウ', 'とうきょう', 'toukyou']],
    ['ゔぁいおりん', ['ヴァイオリン', 'ゔぁいおりん', 'vaiorin']],
  ])('is %s in each of its spellings', (key, spellings) => {
    expect(spellings.map(secretAnswerKey)).toEqual(spellings.map(() => key));
    expect(secretAnswerProblem(key)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['上野小', 'format_invalid'],
    ['tōkyō', 'format_invalid'],
  ] as const)('%j is refused: %s', (answer, kind) => {
    expect(secretAnswerProblem(tidySecretAnswer(answer))).toBe(kind);
  });

  it.each([
    ['あ', 61],
    ['a', 61],
    ['a', 5000],
    ['ア', 5000],
  ] as const)('of %s is too long %i times', (letter, times) => {
    expect(secretAnswerProblem(tidySecretAnswer(letter.repeat(times)))).toBe('too_long');
  });

  it('may be as long in romaji as it may be in hiragana', () => {
    expect(tidySecretAnswer('xtsu'.repeat(60))).toBe('っ'.repeat(60));
  });
});
