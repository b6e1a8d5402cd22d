import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { type FieldWords, isWrong } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Fieldset.css.ts';

export type FieldsetProps = Omit<ComponentPropsWithRef<'fieldset'>, 'disabled' | 'children'> &
  Omit<FieldWords, 'label'> & {
    /** what the fields have in common, or the question that they answer together */
    legend: ReactNode;
    /** the legend is also a heading of the page; 1 where the question is all there is on it */
    headingLevel?: 1 | 2 | 3 | 4;
    /** the fields that are wrong name the error themselves, by `errorIdOf(id)`: then the group does not say it as well */
    isErrorOfFields?: boolean;
    /** all fields in it rest and are not sent */
    isDisabled?: boolean;
    children: ReactNode;
  };

/** Id of the error of a Fieldset, for the `aria-describedby` of a field in it. */
export const errorIdOf = (id: string): string => `${id}-error`;

/**
 * The browser's own group. Its legend is said with the first field that one enters. A group can be neither required nor
 * invalid to a screen reader: its words say so, and the fields in it have the state.
 */
export function Fieldset({
  legend,
  headingLevel,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  isErrorOfFields,
  isDisabled,
  className,
  children,
  ...native
}: FieldsetProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const [descriptionId, errorId] = [`${id}-description`, errorIdOf(id)];
  const isErrorSaid = Boolean(errorMessage) && !isErrorOfFields;
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    <fieldset
      {...native}
      disabled={isDisabled}
      className={cx(css.fieldset, className)}
      data-invalid={isWrong({ isInvalid, errorMessage }) || undefined}
      aria-describedby={cx(Boolean(description) && descriptionId, isErrorSaid && errorId) || undefined}
    >
      <legend className={css.legends[headingLevel ?? 4]}>
        {Heading ? <Heading className={css.heading}>{legend}</Heading> : <span>{legend}</span>}
        {requirementLabel && <span className={field.requirement}>{requirementLabel}</span>}
      </legend>
      <div className={css.body}>
        {description && (
          <div id={descriptionId} className={field.description}>
            {description}
          </div>
        )}
        {children}
        {errorMessage && (
          <div id={errorId} className={field.error}>
            <Icon name="warning-circle" />
            <span>{errorMessage}</span>
          </div>
        )}
      </div>
    </fieldset>
  );
}
