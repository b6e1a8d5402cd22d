import { Button } from '../../ui/Button/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import type { Words } from './screens.ts';

const saved: Words = {
  ja: '保存しました。このファイルを、メールなどで開発の担当に送ってください。',
  en: 'Saved. Please send this file to the developers.',
};
const copied: Words = {
  ja: 'コピーしました。メールなどに貼って、開発の担当に送ってください。',
  en: 'Copied. Please paste it into a mail to the developers.',
};
const notCopied: Words = {
  ja: 'コピーできませんでした。「保存する」を押してください。',
  en: 'It could not be copied. Please press “Save”.',
};

export interface FileMadeProps {
  text: string;
  name: string;
  /** Given what is to be said of it, and whether it is out of this page's hands. */
  onDone: (words: Words, isKept: boolean) => void;
}

/** The file, to save or to copy. */
export function FileMade({ text, name, onDone }: FileMadeProps) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    URL.revokeObjectURL(address);
    onDone(saved, true);
  };
  // Where Storybook is served without HTTPS there is no clipboard.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => onDone(copied, true),
      () => onDone(notCopied, false),
    );
  return (
    <div className={cluster.s}>
      <Button variant="secondary" onPress={save}>
        保存する <span lang="en">Save</span>
      </Button>
      <Button variant="secondary" onPress={() => void copy()}>
        コピーする <span lang="en">Copy</span>
      </Button>
    </div>
  );
}
