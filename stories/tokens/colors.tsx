import { vars } from '../../tokens/contract.css.ts';
import { contrast } from '../../tokens/contrast.ts';
import { allowedPairs, resolvePair } from '../../tokens/pairs.ts';
import { grid, stack } from '../../ui/layout.css.ts';
import * as css from './tokens.css.ts';

/** Every pair that the theme allows, each with the contrast that was computed just now. */
export function ColorPairs({ mode, use }: { mode: 'light' | 'dark'; use: 'text' | 'boundary' }) {
  const pairs = allowedPairs.filter((pair) => pair.use === use).map((pair) => resolvePair(mode, pair));
  return (
    <ul className={grid.narrow}>
      {pairs.map(({ front, back, frontColor, backColor }) => (
        <li key={front + back} className={stack.hair}>
          <span className={css.swatch} style={{ color: frontColor, background: backColor }}>
            {use === 'text' ? <span lang="ja">Aa 歩く</span> : <span className={css.line} />}
          </span>
          <strong>{contrast(frontColor, backColor).toFixed(1)}</strong>
          <code className={css.code}>{front}</code>
          <code className={css.code}>{back}</code>
        </li>
      ))}
    </ul>
  );
}

export function Tints() {
  return (
    <ul className={grid.narrow}>
      {Object.entries(vars.color.tint).map(([scene, background]) => (
        <li key={scene}>
          <span lang="en" className={css.swatch} style={{ background }}>
            {scene}
          </span>
        </li>
      ))}
    </ul>
  );
}
