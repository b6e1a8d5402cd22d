/** The address of a course's page as a QR code, for the sheet of paper that a walker has in the hand. */
import type { Context as HonoContext } from 'hono';
import { encode } from 'uqr';
import { languages } from '../../contract/values.ts';
import type { Origin } from './origin.ts';

/** As SVG: a square a module, the dark ones of a row joined. */
function qrSvg(text: string): string {
  // Four modules of white around it are part of the code (ISO/IEC 18004); M withstands a fold in the paper.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  // 13 mm: its size at the foot of a sheet, where no style gives it another.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="49" height="49" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

export function qrCode(c: HonoContext, { origin, cacheControl }: Origin): Response {
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  const page = `${origin}/map/detail/${c.req.param('id')}${lang === 'ja' ? '' : `?lang=${lang}`}`;
  return c.body(qrSvg(page), 200, { 'content-type': 'image/svg+xml', 'cache-control': cacheControl });
}
