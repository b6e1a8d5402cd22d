import { type ComponentType, useEffect, useState } from 'react';
import { favouriteKeys } from '../deviceKeys.ts';
import { device } from '../deviceStorage.ts';
import { usePage } from '../PageContext.tsx';

/** The transfer of favourites, loaded when this device has some. */
export function LazyTransfer() {
  const { i18n } = usePage();
  const [Transfer, setTransfer] = useState<ComponentType>();
  useEffect(() => {
    if (!Object.values(favouriteKeys).some((key) => device.local.get(key))) return;
    const load = async () => {
      const [{ Transfer: Loaded }, words] = await Promise.all([
        import('./Transfer.tsx'),
        i18n.lang === 'ja' ? import('../i18n/ja/favourite.json') : import('../i18n/en/favourite.json'),
      ]);
      i18n.add({ favourite: words.default });
      setTransfer(() => Loaded);
    };
    // They stay on the device, and the next page tries again.
    load().catch(() => undefined);
  }, [i18n]);
  return Transfer ? <Transfer /> : null;
}
