import { type MouseEvent, type ReactNode, useId } from 'react';
import { Announcement } from '../Announcer/Announcer.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { withJavaScript } from '../javascript.css.ts';
import { useHydrated } from '../useHydrated.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LikeButton.css.ts';

export type LikeButtonProps = {
  /**
   * the button's name, which says what is liked; it contains the words of `children`, for those who speak them. A title in it keeps
   * its own `lang`
   */
  label: ReactNode;
  /** the words on the button; they stay the same when it is pressed */
  children: ReactNode;
  isSelected: boolean;
  onChange?: (isSelected: boolean) => void;
  /** of the form around it, which it sends where there is no JavaScript; without it the button needs JavaScript */
  submits?: { name: string; value: string };
  /** how many there are, with the word for it: "24 likes" */
  count: ReactNode;
  /** shown as it will be, while the response is awaited; presses do nothing */
  isPending?: boolean;
  /** presses do nothing; it keeps its place in the tab order, so that `description` is met there */
  isDisabled?: boolean;
  /** why it rests, in words that are seen and heard: "You are offline." */
  description?: ReactNode;
  /** what the last press has done: heard, not seen, because the button and the count show it */
  statusMessage?: string;
  /** why the last press has done nothing: seen and heard */
  errorMessage?: ReactNode;
  className?: string;
};

/** Whether it is pressed, and how many there are, is known elsewhere and comes back as props. */
export function LikeButton({
  label,
  children,
  isSelected,
  onChange,
  submits,
  count,
  isPending,
  isDisabled,
  description,
  statusMessage,
  errorMessage,
  className,
}: LikeButtonProps) {
  const descriptionId = useId();
  const isHydrated = useHydrated();
  const isResting = Boolean(isPending || isDisabled);
  const press = (event: MouseEvent) => {
    if (isResting || onChange) event.preventDefault();
    if (!isResting) onChange?.(!isSelected);
  };
  return (
    <div className={className}>
      <div className={css.row}>
        <button
          type={submits ? 'submit' : 'button'}
          {...submits}
          className={cx(css.like, submits ? undefined : withJavaScript)}
          aria-describedby={description ? descriptionId : undefined}
          aria-pressed={isSelected}
          // Not `disabled`: it would lose the focus, and nobody could ask it why.
          aria-disabled={isResting || undefined}
          data-selected={isSelected || undefined}
          data-pending={isPending || undefined}
          data-waiting={(!isHydrated && !submits) || undefined}
          onClick={press}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={css.heart}>
            <path d="M12 20.5 4.2 12.9a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z" />
          </svg>
          <span aria-hidden="true">{children}</span>
          {/* Content, not an attribute: there a title in another language could not be marked. */}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
        <span className={css.count}>{count}</span>
      </div>
      {description && (
        <p id={descriptionId} className={css.description}>
          {description}
        </p>
      )}
      {/* Emptied while the response is awaited, so that the same words are said again the next time. */}
      <div role="status">
        {!isPending && errorMessage && (
          <span className={css.error}>
            <Icon name="warning-circle" />
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
      <Announcement words={isPending || errorMessage ? '' : (statusMessage ?? '')} />
    </div>
  );
}
