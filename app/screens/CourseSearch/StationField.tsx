import { ComboBox } from '../../../ui/ComboBox/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Station } from './useStations.ts';

/** A station by its name, its reading or its romanised name. Loaded on demand. */
export function StationField({
  stations,
  onStation,
}: {
  stations: readonly Station[];
  onStation: (station: Station) => void;
}) {
  const { t, lang } = usePage();
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
