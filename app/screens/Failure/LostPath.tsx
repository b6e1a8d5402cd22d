import * as css from './LostPath.css.ts';

/** The footpath ends in a puddle. Decoration: the words say what is wrong. */
export function LostPath() {
  const steps = Array.from({ length: 9 }, (_, at) => ({
    x: 14 + at * 17,
    y: 78 - Math.sin(at / 2.2) * 16 + (at % 2 ? 7 : -7),
  }));
  return (
    <svg viewBox="0 0 280 120" className={css.picture} aria-hidden="true" focusable="false">
      <ellipse cx="218" cy="84" rx="54" ry="19" className={css.water} />
      <path d="M184 82q17-8 34 0t34 0M196 92q12-6 24 0t22 0" className={css.ripple} />
      {steps.map(({ x, y }) => (
        <ellipse key={x} cx={x} cy={y} rx="5.5" ry="4" className={css.step} />
      ))}
    </svg>
  );
}
