// biome-ignore lint/style/noRestrictedImports: here it is made safe
import { type ComponentType, lazy } from 'react';

const longestPauseMs = 30_000;

/**
 * Code that fails to come is asked for again, after a pause that grows, or once the network is back. Of an older build than
 * the server's the page reloads itself (`entry.client.tsx`).
 */
export const untilLoaded = <Code>(load: () => Promise<Code>, pauseMs = 1000): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
      window.addEventListener('online', resolve, { once: true });
    });
    return untilLoaded(load, Math.min(2 * pauseMs, longestPauseMs));
  });

/** A component whose code comes when it is rendered. What stands in its place stays until then: one that fails would take its page with it. */
// biome-ignore lint/suspicious/noExplicitAny: any props, as in React's own
export const later = <Component extends ComponentType<any>>(load: () => Promise<{ default: Component }>) =>
  lazy(() => untilLoaded(load));
