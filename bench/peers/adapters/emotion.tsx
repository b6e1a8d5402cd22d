/** Server rendering with Emotion, as the documentation of MUI and of Chakra UI has it: only the styles of this page, in the head. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { Server } from '../adapter.ts';

export const renderWithEmotion: Server['render'] = (element) => {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
};
