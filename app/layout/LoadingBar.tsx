import * as css from './LoadingBar.css.ts';

/** The loading overlay: the page under way is said once and shown by steps along the top; the page that is open stays readable. */
export function LoadingBar({ isVisible, label }: { isVisible: boolean; label: string }) {
  return (
    <div role="status" className={css.place}>
      {isVisible && <div className={css.bar}>{label}</div>}
    </div>
  );
}
