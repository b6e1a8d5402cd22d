/** A site's own layout, from the library's tokens. */
import type { CSSProperties } from 'react';
import { vars } from 'tokotoko-ui/tokens';

export const stacked: CSSProperties = { display: 'flex', flexDirection: 'column', gap: vars.space.l };
export const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.m,
};
export const side: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: vars.space.s };
