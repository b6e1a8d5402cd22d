import { useId } from 'react';
import { cx } from '../cx.ts';
import * as progress from '../ProgressBar/ProgressBar.css.ts';
import * as css from './Meter.css.ts';

export type MeterBand = {
  id: string;
  /** its least value; it reaches to the next one */
  from: number;
  /** what a value in it means: "about right" */
  label: string;
  /** the values in words: "6,000 to 8,000 steps" */
  description?: string;
};

export type MeterProps = {
  label: string;
  value: number;
  minValue?: number;
  maxValue?: number;
  /** the value in words: "6,200 steps" */
  valueLabel: string;
  /** from low to high, four at most; each has a word and a line of its own */
  bands?: readonly MeterBand[];
};

/**
 * How much of something there is; for something under way see ProgressBar. Not the browser's `<meter>`: that speaks in per
 * cent and tells its bands apart by colour alone.
 */
export function Meter({ label, value, minValue = 0, maxValue = 100, valueLabel, bands = [] }: MeterProps) {
  const labelId = useId();
  const inside = Math.min(Math.max(value, minValue), maxValue);
  const percent = Math.round(((inside - minValue) / (maxValue - minValue)) * 100);
  const shown = bands.slice(0, css.mostBands);
  const current = shown.findLast(({ from }) => inside >= from);
  const lineOf = (at: number) => css.pattern[at as keyof typeof css.pattern];
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: why not is said above */}
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuenow={inside}
        aria-valuemin={minValue}
        aria-valuemax={maxValue}
        aria-valuetext={current ? `${valueLabel} ${current.label}` : valueLabel}
      >
        <div className={css.words}>
          <span id={labelId}>{label}</span>
          <span className={css.value}>
            {valueLabel}
            {current && <span className={css.meaning}>{current.label}</span>}
          </span>
        </div>
        <div className={progress.track}>
          <div className={progress.gone} style={{ width: `${percent}%` }} />
        </div>
        {shown.length > 0 ? (
          <div className={css.scale}>
            {shown.map(({ id, from }, at) => (
              <span
                key={id}
                className={lineOf(at)}
                style={{ flex: `${(shown[at + 1]?.from ?? maxValue) - Math.max(from, minValue)} 0 0` }}
              />
            ))}
          </div>
        ) : (
          <div className={progress.ground} style={{ width: `${percent}%` }} />
        )}
      </div>
      {shown.length > 0 && (
        <ul className={css.bands}>
          {shown.map((band, at) => (
            <li key={band.id} className={css.band} data-current={band === current || undefined}>
              <span className={cx(lineOf(at), css.sample)} />
              <span>
                <span className={css.name}>{band.label}</span> {band.description}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
