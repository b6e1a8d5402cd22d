/** Shops and facilities as the content has them, for a comparison with what is found. */
import { institutionKinds } from '../../contract/institutionKinds.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import { content } from './expected.ts';

export const shops = institutionKinds.flatMap((kind) =>
  content[kind].map((row) => ({
    ...{ icons: [], equipment: [], saltItems: [], ...row, kind },
    town: content.municipalities.find(({ code }) => code === row.municipality)!,
  })),
);
export type Shop = (typeof shops)[number];
export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
export const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
export const idsWhere = (isMatch: (shop: Shop) => boolean) => sorted(idsOf(shops.filter(isMatch)));
export const hasAll = (values: readonly string[], wanted: readonly string[]) =>
  wanted.every((one) => values.includes(one));

export const ways = content.courses.map(({ id }) => {
  const { legs } = content.routes.get(id)!;
  return {
    id,
    distance: Math.round(legs.reduce((sum, { metres }) => sum + metres, 0) / 100) * 100,
    way: legs.flatMap(({ line }) => decodePolyline(line)).map(([lat, lng]) => ({ lat, lng })),
  };
});

export const friday = '2026-11-20T12:00:00+09:00';
