import { Suspense } from 'react';
import { Button } from '../../../ui/Button/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { later } from '../../later.ts';
import { usePage } from '../../PageContext.tsx';
import type { Station, StationList } from './useStations.ts';

const StationField = later(() => import('./StationField.tsx').then((module) => ({ default: module.StationField })));

export interface StationChooserProps {
  stations: StationList;
  onStation: (station: Station) => void;
  isDisabled: boolean;
}

/** A button that becomes the field to choose a station. */
export function StationChooser({ stations, onStation, isDisabled }: StationChooserProps) {
  const { t } = usePage();
  const { items, isPending, problem, onLoad } = stations;
  if (items)
    return (
      <Suspense fallback={null}>
        <StationField stations={items} onStation={onStation} />
      </Suspense>
    );
  return (
    <>
      <Button
        variant="secondary"
        onPress={onLoad}
        isPending={isPending}
        pendingLabel={t('loading')}
        isDisabled={isDisabled}
      >
        <Icon name="train" />
        {t('courseSearch:chooseStation')}
      </Button>
      {problem && <p role="alert">{t('search:failedText')}</p>}
    </>
  );
}
