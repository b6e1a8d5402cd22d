import { useState } from 'react';
import type { CoveredArea, Picture } from '../../../machines/photoPost/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import { CoverEditor } from '../../../ui/CoverEditor/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { useBlobUrl } from './Preview.tsx';

interface CoverPictureProps {
  /** Without what is covered. */
  picture: Picture;
  areas: readonly CoveredArea[];
  /** Why it could not be covered. */
  problem: string | null;
  onDone: (areas: readonly CoveredArea[]) => void;
  onCancel: () => void;
}

/** Where the picture is covered; nothing is done to it before somebody says so. Loaded on demand. */
export default function CoverPicture({ picture, areas: first, problem, onDone, onCancel }: CoverPictureProps) {
  const { t } = usePage();
  const [areas, setAreas] = useState(first);
  const url = useBlobUrl(picture.blob);
  return (
    <div className={stack.m}>
      {problem && <Notice tone="error" live="assertive" heading={problem} />}
      {url && (
        <CoverEditor
          heading={t('photoUpload:editorTitle')}
          headingLevel={3}
          description={t('photoUpload:editorHelp')}
          src={url}
          alt={t('photoUpload:editorPicture')}
          width={picture.width}
          height={picture.height}
          areas={areas}
          onChange={setAreas}
          words={{
            add: t('photoUpload:areaAdd'),
            full: t('photoUpload:areaFull'),
            empty: t('photoUpload:areaNone'),
            list: t('photoUpload:areaList'),
            area: (number) => t('photoUpload:area', { number }),
            keys: t('photoUpload:areaKeys'),
            nudgeNames: {
              left: t('photoUpload:areaNudge_left'),
              up: t('photoUpload:areaNudge_up'),
              down: t('photoUpload:areaNudge_down'),
              right: t('photoUpload:areaNudge_right'),
              smaller: t('photoUpload:areaNudge_smaller'),
              larger: t('photoUpload:areaNudge_larger'),
            },
            nudge: (number, name) =>
              t('photoUpload:areaNudgeOf', { number, nudge: t(`photoUpload:areaNudge_${name}`) }),
            style: t('photoUpload:areaStyle'),
            mosaic: t('photoUpload:areaMosaic'),
            box: t('photoUpload:areaBox'),
            numbers: t('photoUpload:areaNumbers'),
            x: t('photoUpload:areaX'),
            y: t('photoUpload:areaY'),
            width: t('photoUpload:areaWidth'),
            height: t('photoUpload:areaHeight'),
            remove: (number) => t('photoUpload:areaRemove', { number }),
            undo: t('photoUpload:areaUndo'),
            removed: (number) => t('photoUpload:areaRemoved', { number }),
            added: (number) => t('photoUpload:areaAdded', { number }),
            restored: (number) => t('photoUpload:areaRestored', { number }),
            place: (number, { x, y, width, height }) => t('photoUpload:areaPlace', { number, x, y, width, height }),
          }}
        />
      )}
      <div className={cluster.m}>
        <Button onPress={() => onDone(areas)}>{t('photoUpload:areasDone')}</Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('photoUpload:areasCancel')}
        </Button>
      </div>
    </div>
  );
}
