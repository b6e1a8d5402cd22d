import { useEffect, useState } from 'react';
import { usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule } from '../../page.ts';
import { OfflineScreen } from './OfflineScreen.tsx';
import { useSavedCourses } from './useSavedCourses.ts';

/** It comes from the device where there is no network: it asks nobody. */
const load = async () => ({ data: null });

const head = ({ i18n: { lang, t }, route }: HeadInput<null>) => ({
  label: route.label[lang],
  description: t('offline:description'),
});

function Screen() {
  const { path } = usePage();
  const state = useSavedCourses();
  const [isInstead, setInstead] = useState(false);
  // The worker shows it in place of a page that is not on the device; the server does not know.
  useEffect(() => setInstead(location.pathname !== path && document.getElementById('page-state') !== null), [path]);
  return <OfflineScreen {...state} isInstead={isInstead} />;
}

export const offline: ScreenModule<null> = { load, head, Screen };
