import { cx } from '../../ui/cx.ts';
import * as css from '../../ui/Field/Field.css.ts';
import { describedBy, Field, type FieldWords } from '../../ui/Field/Field.tsx';

export interface FileFieldProps extends Omit<FieldWords, 'isInvalid'> {
  id: string;
  name: string;
  /** Kinds of file that the browser offers; what it is, its content decides. */
  accept: string;
}

/** One file: the browser's own field, which works before JavaScript has loaded, and which says the name of the file. */
export function FileField({ id, name, accept, label, description, errorMessage, requirementLabel }: FileFieldProps) {
  return (
    <div className={css.frame}>
      <Field {...{ id, label, description, errorMessage }} {...(requirementLabel && { requirementLabel })}>
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          required={requirementLabel !== undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={cx(describedBy(id, { description, errorMessage }))}
          className={css.control}
        />
      </Field>
    </div>
  );
}
