import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { usePage } from '../PageContext.tsx';
import type { InteractiveMap } from './InteractiveMap.tsx';
import { loadMap, MapUnsupported } from './loadMap.ts';
import * as css from './MapOnDemand.css.ts';

export interface MapOnDemandProps {
  of: 'course' | 'place';
  onOpened?: (() => void) | undefined;
  /** brings the map; throws MapUnsupported where it could not be drawn */
  load?: (() => Promise<typeof InteractiveMap>) | undefined;
  children: (map: {
    Opened: typeof InteractiveMap;
    onClose: () => void;
    onFailed: (error: unknown) => void;
  }) => ReactNode;
}

type Stage =
  | { name: 'closed' | 'opening' | 'failed' | 'unsupported' }
  | { name: 'open'; Opened: typeof InteractiveMap };

/** Offers the interactive map. It is some hundred kilobytes: it comes when a person asks for it. */
export function MapOnDemand({ of, onOpened, load = loadMap, children }: MapOnDemandProps) {
  const { t } = usePage();
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<Stage>({ name: 'closed' });
  const offer = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    // The button that had the focus is gone, or is back.
    if (stage.name === 'unsupported') notice.current?.focus();
    else if (wasOpen.current && stage.name !== 'open') offer.current?.querySelector('button')?.focus();
    wasOpen.current = stage.name === 'open';
  }, [stage.name]);

  const fail = (error: unknown) => {
    setStage({ name: error instanceof MapUnsupported ? 'unsupported' : 'failed' });
    if (!(error instanceof MapUnsupported)) console.error(error);
  };
  const open = async () => {
    setStage({ name: 'opening' });
    try {
      const Opened = await load();
      setStage({ name: 'open', Opened });
      onOpened?.();
    } catch (error) {
      fail(error);
    }
  };

  const isDone = stage.name === 'open' || stage.name === 'unsupported';
  return (
    <>
      {/* It stays behind the open map: the focus comes back to it, and what was announced of the button still has its name. */}
      <div ref={offer} className={css.offer} data-waiting={!isHydrated || undefined} hidden={isDone}>
        {stage.name === 'failed' && (
          <Notice tone="error" heading={t('map:failedTitle')} live="assertive">
            {t(`map:failedText_${of}`)}
          </Notice>
        )}
        <p>{t(`map:about_${of}`)}</p>
        <Button
          variant="secondary"
          onPress={() => void open()}
          isPending={isDone || stage.name === 'opening'}
          pendingLabel={t('map:opening')}
        >
          <Icon name="map-trifold" />
          {t('map:open')}
        </Button>
      </div>
      {stage.name === 'open' &&
        children({ Opened: stage.Opened, onClose: () => setStage({ name: 'closed' }), onFailed: fail })}
      {stage.name === 'unsupported' && (
        <Notice tone="warning" heading={t('map:unsupportedTitle')} ref={notice} tabIndex={-1}>
          {t(`map:unsupportedText_${of}`)}
        </Notice>
      )}
    </>
  );
}
