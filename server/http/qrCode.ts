/** The address of a course's page as a QR code, for the sheet of paper that a walker has in the hand. */
import type { Context as HonoContext } from 'hono';
import { renderSVG } from 'uqr';
import { languages } from '../../contract/values.ts';
import type { Origin } from './origin.ts';

export function qrCode(c: HonoContext, { origin, cacheControl }: Origin): Response {
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  const page = `${origin}/map/detail/${c.req.param('id')}${lang === 'ja' ? '' : `?lang=${lang}`}`;
  // Four modules of white around it are part of the code (ISO/IEC 18004); M withstands a fold in the paper.
  const svg = renderSVG(page, { ecc: 'M', border: 4 });
  return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': cacheControl });
}
