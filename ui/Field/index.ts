export { FieldDescription, FieldErrorMessage, FieldLabel, type FieldWords } from './Field.tsx';
