import { memo, Suspense, useEffect } from 'react';
import { usePage } from '../PageContext.tsx';
import { onIntent } from '../search/onIntent.tsx';
import type { PhotoStripProps } from './PhotoStrip.tsx';

const load = () => import('./PhotoStrip.tsx').then(({ PhotoStrip }) => ({ default: PhotoStrip }));
const textsOf = { ja: () => import('../i18n/ja/photoCommon.json'), en: () => import('../i18n/en/photoCommon.json') };

const strip = onIntent(load, import.meta.env.SSR ? (await load()).default : null);

/** Stands there when no server has sent the photos: their code is then needed. */
function Wanted() {
  const { i18n } = usePage();
  useEffect(() => {
    let isThere = true;
    textsOf[i18n.lang]().then(
      ({ default: photoCommon }) => {
        i18n.add({ photoCommon });
        if (isThere) strip.want();
      },
      // Without a network there are no photos, and the page goes without them.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [i18n]);
  return null;
}

/** Photos as the server's HTML, which needs no code: links and pictures. Another page that leads here brings it. */
export const LazyPhotoStrip = memo((props: PhotoStripProps) => (
  <Suspense fallback={<Wanted />}>
    <strip.Part {...props} />
  </Suspense>
));
