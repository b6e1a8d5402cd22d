import type { ReviewFile } from '../../contract/reviews.ts';
import { Button } from '../../ui/Button/index.ts';
import { Disclosure } from '../../ui/Disclosure/index.ts';
import { cluster, stack } from '../../ui/layout.css.ts';
import { Both } from './Both.tsx';
import { textOf } from './file.ts';
import * as css from './review.css.ts';
import type { Words } from './screens.ts';

const saved: Words = {
  ja: '保存しました。このファイルを開発の担当に送ってください。',
  en: 'Saved. Please send this file to the developers.',
};
const copied: Words = {
  ja: 'コピーしました。メールなどに貼って、開発の担当に送ってください。',
  en: 'Copied. Please paste it into a mail to the developers.',
};
const notCopied: Words = {
  ja: 'コピーできませんでした。下の「ファイルの中身」を選んでコピーしてください。',
  en: 'It could not be copied. Please select and copy “What is in the file” below.',
};

export interface FileMadeProps {
  file: ReviewFile;
  name: string;
  /** Given what is to be said of it. */
  onDone: (words: Words) => void;
}

/** The file, to save or to copy. */
export function FileMade({ file, name, onDone }: FileMadeProps) {
  const text = textOf(file);
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    URL.revokeObjectURL(address);
    onDone(saved);
  };
  // Offices that serve Storybook without https have no clipboard.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => onDone(copied),
      () => onDone(notCopied),
    );
  return (
    <div className={stack.s}>
      <div className={cluster.s}>
        <Button variant="secondary" onPress={save}>
          保存する <span lang="en">Save</span>
        </Button>
        <Button variant="secondary" onPress={() => void copy()}>
          コピーする <span lang="en">Copy</span>
        </Button>
      </div>
      <Disclosure title={<Both ja="ファイルの中身" en="What is in the file" />}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre className={css.file} tabIndex={0}>
          {text}
        </pre>
      </Disclosure>
    </div>
  );
}
