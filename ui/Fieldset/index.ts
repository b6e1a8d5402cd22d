export { errorIdOf } from '../Field/Field.tsx';
export { Fieldset, type FieldsetProps } from './Fieldset.tsx';
