import type { CourseSummary } from '../../contract/courses.ts';
import { Tag } from '../../ui/Tag/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { usePage } from '../PageContext.tsx';

/** What one meets on the way. Said as what it is, and one after another: 「シーン：水辺、紅葉」. */
export function SceneTags({ scenes, className }: Pick<CourseSummary, 'scenes'> & { className: string }) {
  const { t } = usePage();
  return (
    <p className={className}>
      <VisuallyHidden>{t('scenesAre')}</VisuallyHidden>
      {scenes.map(({ id, slug, name }, at) => (
        <Tag key={id} tint={slug}>
          {at > 0 && <VisuallyHidden>{t('and')}</VisuallyHidden>}
          {name}
        </Tag>
      ))}
    </p>
  );
}
