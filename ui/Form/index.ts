export { Form, type FormField, type FormMessages, type FormProblem, type FormProps } from './Form.tsx';
export {
  type Finding,
  type IssueLike,
  kindOfValidity,
  type Limit,
  type MessageKind,
  messageKinds,
  problemsOfIssues,
} from './messageKinds.ts';
export { type FormWords, formWords, type MessageParts } from './words.ts';
