/** The manifest by which a browser installs the portal, in the language of the page that names it. */
import type { Context as HonoContext } from 'hono';
import type { ServerEntry } from '../../app/entry.server.tsx';

export async function manifest(c: HonoContext, portal: () => Promise<ServerEntry>): Promise<Response> {
  const { manifestOf } = await portal();
  return c.body(JSON.stringify(manifestOf(c.req.query('lang') === 'en' ? 'en' : 'ja')), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
}
