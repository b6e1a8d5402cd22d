/** Pages of proposed changes over HTTP: the public's page in a transaction that is taken back (decision 0069). */
import type { PageResponse, PreviewRequest, ServerEntry } from '../../app/entry.server.tsx';
import type { Api } from '../../contract/index.ts';
import type { PreviewRefusal } from '../../contract/previews.ts';
import type { Language } from '../../contract/values.ts';
import type { RequestContext } from '../context.ts';
import { apiWithin } from '../deadline.ts';
import { PreviewRefused, previewed } from '../revisions/preview.ts';
import { alertsIn } from '../siteAlerts/siteAlerts.ts';

export interface PreviewPageOptions extends Omit<PreviewRequest, 'within' | 'address' | 'lang' | 'textSize'> {
  portal: Pick<ServerEntry, 'renderPreview' | 'matchRoute'>;
  api: (lang: Language, context: RequestContext) => Api;
  /** How long the page may wait for its data. */
  loadMs: number;
}

/** Of a page that was asked for. */
export interface PreviewVisit extends Pick<PreviewRequest, 'lang' | 'textSize'> {
  path: string;
  query: URLSearchParams;
}

export const isPreview = ({ path }: PreviewVisit, { matchRoute }: Pick<ServerEntry, 'matchRoute'>): boolean =>
  matchRoute(path)?.route.props?.preview !== undefined;

const idOf = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** @returns why it cannot be shown: another page says so */
export async function previewPage(
  { path, query, lang, textSize }: PreviewVisit,
  context: RequestContext,
  { portal, api, loadMs, ...parts }: PreviewPageOptions,
): Promise<{ page: PageResponse } | { refusal: PreviewRefusal | undefined }> {
  if (!query.get('id')) return { refusal: undefined };
  const name = portal.matchRoute(path)!.route.props!.preview!;
  const input = {
    names: [name],
    id: idOf(query.get('id')),
    on: query.get('on') || null,
    lang,
    token: query.get('token'),
  };
  try {
    const page = await portal.renderPreview({
      ...parts,
      ...{ lang, textSize, address: `${path}?${query}` },
      within: (read) =>
        previewed(input, context, async (inside, what) => {
          const siteAlerts = await alertsIn(lang, inside.db);
          // As a visitor gets it.
          return read(apiWithin(loadMs, api(lang, { ...inside, session: null, staff: null })), { what, siteAlerts });
        }),
    });
    return { page };
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    const { problem, detail } = error;
    return { refusal: { problem, detail } };
  }
}
