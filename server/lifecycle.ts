/** Stops an HTTP server so that no request that has come is lost. */
import type { Server, ServerResponse } from 'node:http';

export interface Lifecycle {
  isStopping: () => boolean;
  /**
   * Serves on for `drainMs` and closes each connection after its next response, then stops listening, and waits `graceMs` at most
   * for what is open. Later calls wait for the first.
   */
  stop: (drainMs: number) => Promise<void>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createLifecycle(http: Server, { graceMs }: { graceMs: number }): Lifecycle {
  const open = new Set<ServerResponse>();
  let stopped: Promise<void> | undefined;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  http.prependListener('request', (_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (stopped) closeAfter(response);
  });

  async function stop(drainMs: number): Promise<void> {
    for (const response of open) closeAfter(response);
    await wait(drainMs);
    const closed = new Promise((resolve) => http.close(resolve));
    http.closeIdleConnections();
    await Promise.race([closed, wait(graceMs)]);
    http.closeAllConnections();
  }

  return {
    isStopping: () => stopped !== undefined,
    stop: (drainMs) => (stopped ??= stop(drainMs)),
  };
}
