import type { PhotoSummary } from '../../contract/photos.ts';
import { Tag } from '../../ui/Tag/index.ts';
import { usePage } from '../PageContext.tsx';
import { NameIn } from '../text/NameIn.tsx';

/** Who posted it; a sample was posted by nobody, and says so. */
export function PostedBy({ user_name, is_sample }: Pick<PhotoSummary, 'user_name' | 'is_sample'>) {
  const { t } = usePage();
  if (is_sample) return <Tag>{t('photoCommon:sample')}</Tag>;
  return <NameIn name={user_name} sentence={(name) => t('photoCommon:by', { name })} />;
}
