import type { CourseSummary } from '../../contract/courses.ts';
import { Tag } from '../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { usePage } from '../PageContext.tsx';

export interface SceneTagsProps extends Pick<CourseSummary, 'scenes'> {
  className: string;
  /** So many are shown; of the others only how many they are. */
  most?: number;
}

/** What one meets on the way. Said as what it is, and one after another: 「シーン：水辺、紅葉」. */
export function SceneTags({ scenes, className, most = scenes.length }: SceneTagsProps) {
  const { t } = usePage();
  const shown = scenes.slice(0, most);
  return (
    <p className={className}>
      <VisuallyHidden>{t('scenesAre')}</VisuallyHidden>
      {shown.map(({ id, slug, name }, at) => (
        <Tag key={id} tint={slug}>
          {at > 0 && <VisuallyHidden>{t('listAnd')}</VisuallyHidden>}
          {name}
        </Tag>
      ))}
      {scenes.length > shown.length && <span>{t('scenesMore', { count: scenes.length - shown.length })}</span>}
    </p>
  );
}
