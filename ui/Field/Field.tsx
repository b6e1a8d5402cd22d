import type { ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';

/** What every field says about itself, in the same words for all. */
export type FieldWords = {
  label: ReactNode;
  /** what helps to fill it in; read before the field, never a placeholder */
  description?: ReactNode;
  /** what is wrong and how to put it right; the field is invalid as long as this is there */
  errorMessage?: ReactNode;
  /** wrong without words of its own, because they stand elsewhere, such as at the group around it */
  isInvalid?: boolean;
  /** the word for required or optional, shown beside the label */
  requirementLabel?: string;
};

/** Whether a field is wrong: because it is said, or because there are words for it. */
export const isWrong = ({ isInvalid, errorMessage }: Pick<FieldWords, 'isInvalid' | 'errorMessage'>): boolean =>
  Boolean(isInvalid || errorMessage);

type Labelled = Pick<FieldWords, 'requirementLabel'> & { isHidden?: boolean; children: ReactNode };

export function FieldLabel({ requirementLabel, isHidden, children }: Labelled) {
  return (
    <Label className={cx(css.label, isHidden && visuallyHidden)}>
      <span>{children}</span>
      {requirementLabel && <span className={css.requirement}>{requirementLabel}</span>}
    </Label>
  );
}

type Words = { className?: string; children?: ReactNode };

/**
 * What helps, or what is wrong. The element is there without words too, hidden: the control names it as what describes
 * it from the first HTML on, and a name must lead somewhere; and nobody has to look for it and render once more.
 *
 * It is what React Aria's `Text` is, without the three components that this makes of each: a list of filters has a hundred.
 */
function FieldWordsIn({ slot, className, children }: Words & { slot: 'description' | 'errorMessage' }) {
  // Where a control asks for the element by its id, and where by a ref.
  const { id, ref } = useSlottedContext(TextContext, slot) ?? {};
  return (
    <div id={id} ref={ref as Ref<HTMLDivElement>} hidden={!children} className={children ? className : undefined}>
      {children}
    </div>
  );
}

export const FieldDescription = ({ className = css.description, children }: Words) => (
  <FieldWordsIn slot="description" className={className}>
    {children}
  </FieldWordsIn>
);

export const FieldErrorMessage = ({ children }: { children?: ReactNode }) => (
  <FieldWordsIn slot="errorMessage" className={css.error}>
    {children && (
      <>
        <Icon name="warning-circle" />
        <span>{children}</span>
      </>
    )}
  </FieldWordsIn>
);
