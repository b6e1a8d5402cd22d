import type { ReactNode } from 'react';
import type { ImportFault } from '../../contract/importFaults.ts';
import { usePage } from '../PageContext.tsx';
import { languageOfWords } from '../text/languageOfWords.ts';

/** Stand for what a file holds while the sentence is made: characters that no translation has. */
const [valueMark, exampleMark] = ['\uE000', '\uE001'];

const Given = ({ words }: { words: string }) => <bdi lang={languageOfWords(words)}>{words}</bdi>;
/** Of our own making: its language is known. */
const Example = ({ words }: { words: string }) => <bdi lang={languageOfWords(words) ?? 'en'}>{words}</bdi>;

/** What is wrong, and what could stand there; what a file holds keeps its own language and direction. */
export function FaultWords({ kind, value, example }: Pick<ImportFault, 'kind' | 'value' | 'example'>): ReactNode {
  const { t } = usePage();
  const said = t(`importFault:${kind}`, { value: valueMark, example: exampleMark });
  let at = 0;
  return said.split(/([\uE000\uE001])/).map((part) => {
    at += 1;
    if (part === valueMark) return <Given key={at} words={value} />;
    return part === exampleMark ? <Example key={at} words={example} /> : part;
  });
}
