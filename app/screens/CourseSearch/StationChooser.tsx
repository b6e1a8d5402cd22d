import { type ComponentType, useState } from 'react';
import type { LineStation } from '../../../contract/places.ts';
import { Button } from '../../../ui/Button/index.ts';
import type { ComboBoxProps } from '../../../ui/ComboBox/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { usePage } from '../../PageContext.tsx';

export type Station = Pick<LineStation, 'id' | 'name' | 'kana' | 'lat' | 'lng'>;

export interface StationChooserProps {
  onStation: (station: Station) => void;
  loadStations: () => Promise<Station[]>;
  isDisabled: boolean;
}

interface Chooser {
  ComboBox: ComponentType<ComboBoxProps>;
  stations: Station[];
}

/** Code and list of the 650 stations come when the button is pressed. */
export function StationChooser({ onStation, loadStations, isDisabled }: StationChooserProps) {
  const { t, lang } = usePage();
  const [state, setState] = useState<Chooser | 'loading' | 'failed' | null>(null);
  const open = async () => {
    setState('loading');
    try {
      const [{ ComboBox }, stations] = await Promise.all([import('../../../ui/ComboBox/index.ts'), loadStations()]);
      setState({ ComboBox, stations });
    } catch {
      setState('failed');
    }
  };
  if (state && state !== 'loading' && state !== 'failed') {
    const { ComboBox, stations } = state;
    return (
      <ComboBox
        lang={lang}
        label={t('courseSearch:stationLabel')}
        description={t('courseSearch:stationHelp')}
        openLabel={t('courseSearch:stationOpen')}
        emptyLabel={t('courseSearch:stationNone')}
        autoFocus
        items={stations.map(({ id, name, kana }) => ({ id: String(id), label: name, keywords: kana }))}
        onSelectionChange={(key) => {
          const station = stations.find(({ id }) => String(id) === key);
          if (station) onStation(station);
        }}
      />
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        onPress={() => void open()}
        isPending={state === 'loading'}
        pendingLabel={t('loading')}
        isDisabled={isDisabled}
      >
        <Icon name="train" />
        {t('courseSearch:chooseStation')}
      </Button>
      {state === 'failed' && <p role="alert">{t('courseSearch:failedText')}</p>}
    </>
  );
}
