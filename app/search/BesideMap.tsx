import { useEffect, useState } from 'react';
import type { Language } from '../../contract/values.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { Skeleton } from '../../ui/Skeleton/index.ts';
import type { Translations } from '../i18n/namespaces.ts';
import { hasWebGl, MapUnsupported } from '../map/loadMap.ts';
import type { ResultsMap, ResultsMapProps } from '../map/ResultsMap.tsx';
import { usePage } from '../PageContext.tsx';
import * as css from './search.css.ts';

export type BesideMapProps = Omit<ResultsMapProps, 'onFailed'>;

type Stage = { name: 'opening' | 'lost' | 'failed' | 'unsupported' } | { name: 'open'; Opened: typeof ResultsMap };

/** Of the namespaces `map` and `resultsMap`, which a search does not load at first. */
async function loadTexts(lang: Language): Promise<Translations> {
  const [map, resultsMap] = await Promise.all(
    lang === 'ja'
      ? [import('../i18n/ja/map.json'), import('../i18n/ja/resultsMap.json')]
      : [import('../i18n/en/map.json'), import('../i18n/en/resultsMap.json')],
  );
  return { map: map.default, resultsMap: resultsMap.default };
}

/** The map beside the list: it was asked for, and comes now with its texts. */
export function BesideMap(props: BesideMapProps) {
  const { t, i18n } = usePage();
  const [stage, setStage] = useState<Stage>({ name: 'opening' });

  const fail = (error: unknown) => {
    setStage({ name: error instanceof MapUnsupported ? 'unsupported' : 'failed' });
    if (!(error instanceof MapUnsupported)) console.error(error);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once; another language is another document
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      try {
        i18n.add(await loadTexts(i18n.lang));
      } catch {
        if (isWanted) setStage({ name: 'lost' });
        return;
      }
      try {
        if (!hasWebGl()) throw new MapUnsupported();
        const { ResultsMap: Opened } = await import('../map/ResultsMap.tsx');
        if (isWanted) setStage({ name: 'open', Opened });
      } catch (error) {
        if (isWanted) fail(error);
      }
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, []);

  if (stage.name === 'opening' || stage.name === 'lost')
    return (
      <div className={css.besideMap}>
        {stage.name === 'opening' ? (
          <Skeleton lines={1} hasPicture />
        ) : (
          <Notice tone="error" heading={t('failure:failedTitle')} live="polite" />
        )}
      </div>
    );
  return (
    <div className={css.besideMap}>
      {stage.name === 'open' ? (
        <stage.Opened {...props} onFailed={fail} />
      ) : (
        <Notice
          tone={stage.name === 'failed' ? 'error' : 'warning'}
          heading={t(stage.name === 'failed' ? 'map:failedTitle' : 'map:unsupportedTitle')}
          live="polite"
        >
          {t(`resultsMap:instead_${props.of}`)}
        </Notice>
      )}
    </div>
  );
}
