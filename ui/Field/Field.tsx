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

/** Ids of what describes a native control with this id; React Aria's fields make their own. */
const descriptionIdOf = (id: string): string => `${id}-description`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** `aria-describedby` of a native control or group. */
export const describedBy = (id: string, words: Pick<FieldWords, 'description' | 'errorMessage'>): string | undefined =>
  cx(Boolean(words.description) && descriptionIdOf(id), Boolean(words.errorMessage) && errorIdOf(id)) || undefined;

type Labelled = Pick<FieldWords, 'requirementLabel'> & { children: ReactNode };

/** What stands in a label, or in the legend of a group. */
export const LabelText = ({ requirementLabel, children }: Labelled) => (
  <>
    {children}
    {requirementLabel && <span className={css.requirement}>{requirementLabel}</span>}
  </>
);

type Words = { id?: string; className?: string; children?: ReactNode };

/**
 * What helps, or what is wrong. The element is there without words too, hidden: the control names it as what describes
 * it from the first HTML on, and a name must lead somewhere; and nobody has to look for it and render once more.
 *
 * It is what React Aria's `Text` is, without the three components that this makes of each: a list of filters has a hundred.
 */
function FieldWordsIn({
  slot,
  className,
  children,
  ...own
}: Words & { slot: 'description' | 'errorMessage'; id: string | undefined }) {
  // Where a control of React Aria asks for the element by its id, and where by a ref.
  const { id = own.id, ref } = useSlottedContext(TextContext, own.id ? null : slot) ?? {};
  return (
    <div id={id} ref={ref as Ref<HTMLDivElement>} hidden={!children} className={children ? className : undefined}>
      {children}
    </div>
  );
}

export const FieldDescription = ({ id, className = css.description, children }: Words) => (
  <FieldWordsIn slot="description" id={id} className={className}>
    {children}
  </FieldWordsIn>
);

export const FieldErrorMessage = ({ id, children }: Omit<Words, 'className'>) => (
  <FieldWordsIn slot="errorMessage" id={id} className={css.error}>
    {children && (
      <>
        <Icon name="warning-circle" />
        <span>{children}</span>
      </>
    )}
  </FieldWordsIn>
);

type BodyProps = Pick<FieldWords, 'description' | 'errorMessage'> & {
  /** Of a native control or group; a field of React Aria gives none. */
  id?: string;
  children: ReactNode;
};

/** Description, control, error: in this order in every field and group. */
export const FieldBody = ({ id, description, errorMessage, children }: BodyProps) => (
  <>
    <FieldDescription id={id && descriptionIdOf(id)}>{description}</FieldDescription>
    {children}
    <FieldErrorMessage id={id && errorIdOf(id)}>{errorMessage}</FieldErrorMessage>
  </>
);

type FieldProps = BodyProps & Pick<FieldWords, 'label' | 'requirementLabel'> & { isLabelHidden?: boolean };

/** What every field shows around its control. The control's own element, or React Aria's, is the frame around this. */
export const Field = ({ label, requirementLabel, isLabelHidden, ...body }: FieldProps) => (
  <>
    <Label htmlFor={body.id} className={cx(css.label, isLabelHidden && visuallyHidden)}>
      <LabelText requirementLabel={requirementLabel}>
        <span>{label}</span>
      </LabelText>
    </Label>
    <FieldBody {...body} />
  </>
);
