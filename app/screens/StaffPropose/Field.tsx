import type { FormColumn } from '../../../contract/contentForms.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Fieldset } from '../../../ui/Fieldset/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextArea } from '../../../ui/TextArea/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { fieldName } from './data.ts';
import * as css from './StaffPropose.css.ts';

export const fieldId = (row: string, key: string): string => `${row}-${key}`;

export interface FieldProps extends Pick<FormColumn, 'label' | 'example' | 'control' | 'choices'> {
  row: string;
  /** Its key. */
  column: string;
  isRequired: boolean;
  /** What stands there now. */
  cell: string;
  /** What was entered before the page could send the form itself; null: nothing yet. */
  values: FormValues | null;
  errorMessage: string | undefined;
}

/** Stands for the example while its sentence is made: a character that no translation has. */
const place = '\uFFFC';

function Example({ column, example }: Pick<FieldProps, 'column' | 'example'>) {
  const { t } = usePage();
  const [before, after] = t('staffPropose:example', { example: place }).split(place);
  return (
    <>
      {before}
      <bdi lang={languageOfWords(example) ?? (column.endsWith('_en') ? 'en' : undefined)}>{example}</bdi>
      {after}
    </>
  );
}

/** Between choices in one cell, as the table has them. */
const separators = /[、;]\s*/;

/** One cell as a field. */
export function Field(props: FieldProps) {
  const { row, column, label, example, control, choices, isRequired, cell, values, errorMessage } = props;
  const { t } = usePage();
  const name = fieldName(row, column);
  const id = fieldId(row, column);
  const defaultValue = values ? (values[name] ?? '') : cell;
  const words = {
    ...{ id, name, label, errorMessage, isRequired, defaultValue },
    requirementLabel: isRequired ? t('required') : undefined,
    className: column.endsWith('_ja') ? css.first : undefined,
  };
  // What stands there is an example itself.
  const help = cell === '' && example !== '' && <Example column={column} example={example} />;
  if (control === 'choices') {
    const chosen = cell.split(separators);
    return (
      <Fieldset
        legend={label}
        requirementLabel={words.requirementLabel}
        errorMessage={errorMessage}
        className={css.wide}
      >
        <div className={css.boxes}>
          {choices.map((word, at) => {
            const own = fieldName(row, column, at);
            return (
              <Checkbox
                key={word}
                id={at ? undefined : id}
                name={own}
                value={word}
                defaultSelected={values ? Boolean(values[own]) : chosen.includes(word)}
              >
                {word}
              </Checkbox>
            );
          })}
        </div>
      </Fieldset>
    );
  }
  if (control === 'choice') {
    const unknown = defaultValue !== '' && !choices.includes(defaultValue) ? [defaultValue] : [];
    return (
      <Select
        {...words}
        options={[
          { value: '', label: t('staffPropose:none') },
          ...[...choices, ...unknown].map((value) => ({ value, label: value })),
        ]}
      />
    );
  }
  const inputLang = /_(ja|en)$/.exec(column)?.[1];
  if (control === 'lines') return <TextArea {...words} inputLang={inputLang} rows={3} description={help} />;
  return <TextField {...words} inputLang={inputLang} description={help} />;
}
