import { useId } from 'react';
import * as css from './ProgressBar.css.ts';

export type ProgressBarProps = {
  label: string;
  value?: number;
  minValue?: number;
  maxValue?: number;
  /** the value in words: "3 of 5 stamps". Without it the per cent are said. */
  valueLabel?: string;
  /** it is not known how long it takes */
  isIndeterminate?: boolean;
};

/** Fills a footpath. Changes are not read out by themselves; say the end in a Notice. */
export function ProgressBar({
  label,
  value = 0,
  minValue = 0,
  maxValue = 100,
  valueLabel,
  isIndeterminate,
}: ProgressBarProps) {
  const labelId = useId();
  const percent = Math.round(
    ((Math.min(Math.max(value, minValue), maxValue) - minValue) / (maxValue - minValue)) * 100,
  );
  const words = valueLabel ?? `${percent}%`;
  const known = !isIndeterminate && {
    'aria-valuenow': value,
    'aria-valuemin': minValue,
    'aria-valuemax': maxValue,
    'aria-valuetext': words,
  };
  const width = `${isIndeterminate ? 100 : percent}%`;
  return (
    <div role="progressbar" aria-labelledby={labelId} {...known}>
      <div className={css.words}>
        <span id={labelId}>{label}</span>
        {!isIndeterminate && <span className={css.value}>{words}</span>}
      </div>
      <div className={css.track}>
        <div className={css.gone} style={{ width }} />
      </div>
      {!isIndeterminate && <div className={css.ground} style={{ width }} />}
    </div>
  );
}
