import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { describedBy, FieldBody, type FieldWords, isWrong, LabelText } from '../Field/Field.tsx';
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
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    <fieldset
      {...native}
      disabled={isDisabled}
      className={cx(css.fieldset, className)}
      data-invalid={isWrong({ isInvalid, errorMessage }) || undefined}
      aria-describedby={describedBy(id, { description, errorMessage: isErrorOfFields ? undefined : errorMessage })}
    >
      <legend className={css.legends[headingLevel ?? 4]}>
        <LabelText requirementLabel={requirementLabel}>
          {Heading ? <Heading className={css.heading}>{legend}</Heading> : <span>{legend}</span>}
        </LabelText>
      </legend>
      <div className={css.body}>
        <FieldBody id={id} description={description} errorMessage={errorMessage}>
          {children}
        </FieldBody>
      </div>
    </fieldset>
  );
}
