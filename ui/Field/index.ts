export { Field, FieldBody, FieldDescription, FieldErrorMessage, type FieldWords } from './Field.tsx';
