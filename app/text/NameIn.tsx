import type { ReactNode } from 'react';
import { languageOfWords } from './languageOfWords.ts';

export interface NameInProps {
  name: string;
  /** The sentence with the name in it; the name alone when left out. */
  sentence?: (name: string) => string;
}

/** Stands for the name while the sentence is made: a character that no translation has. */
const place = '\uFFFC';

/** A name that somebody has chosen: it keeps its own language and direction within the page's. */
export function NameIn({ name, sentence = (each) => each }: NameInProps): ReactNode {
  const [before, after] = sentence(place).split(place);
  return (
    <>
      {before}
      <bdi lang={languageOfWords(name)}>{name}</bdi>
      {after}
    </>
  );
}
