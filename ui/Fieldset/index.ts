export { errorIdOf, Fieldset, type FieldsetProps } from './Fieldset.tsx';
