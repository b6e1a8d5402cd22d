import { usePage } from '../PageContext.tsx';

export interface ReadingProps {
  kana: string;
  /** The name itself, for English pages that do not show it elsewhere. */
  name?: string;
  className?: string;
}

/** How a Japanese name is read: for those who read kana more easily, and for an English reader to show or to say to somebody. */
export function Reading({ kana, name, className }: ReadingProps) {
  const { t, lang } = usePage();
  return (
    <p className={className}>
      {t('reading')}
      <span lang="ja">{name && lang !== 'ja' ? `${name}（${kana}）` : kana}</span>
    </p>
  );
}
