import { usePage } from '../PageContext.tsx';

/** How a Japanese name is read: for those who read kana more easily, and for an English reader to show or to say to somebody. */
export function Reading({ kana, className }: { kana: string; className?: string }) {
  const { t } = usePage();
  return (
    <p className={className}>
      {t('reading')}
      <span lang="ja">{kana}</span>
    </p>
  );
}
