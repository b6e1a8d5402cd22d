export { choiceReset as screen } from './ChoiceReset.tsx';
